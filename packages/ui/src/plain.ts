/** A number as it is read: '12', '−12', with the minus sign and no hyphen. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}
