/** What kind of device asks, in two words, so that somebody recognises it in a list. It is told by the device itself. */
const BROWSERS = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

export function deviceOf(userAgent = ''): string {
  const found = [BROWSERS, SYSTEMS].map(
    (kinds) => kinds.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return found.filter(Boolean).join(', ');
}
