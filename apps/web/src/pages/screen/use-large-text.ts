import { useEffect } from 'react';

/** From across a room a screen is read as a page is from near by: text grows with it. */
const WIDTH = 1360;
const HEIGHT = 800;

export function useLargeText(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const fit = (): void => {
      const scale = Math.max(1, Math.min(innerWidth / WIDTH, innerHeight / HEIGHT));
      style.setProperty('--text-scale', scale.toFixed(3));
    };
    fit();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      style.removeProperty('--text-scale');
    };
  }, []);
}
