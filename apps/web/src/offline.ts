/** Keeps the place on this device, where the browser can. */
export function keepOffline(): void {
  // Not there on plain http, and while developing nothing is to be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./service-worker.js').catch(() => {
    // Private windows may forbid it; then it works with a network only.
  });
}
