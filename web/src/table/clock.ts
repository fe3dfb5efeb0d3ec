// Formats the remaining time for the corner of a panel.

/** 12:40 under an hour, 3:07 h under a day, else days and hours, in the reader's way of writing them. */
export function clockText(seconds: number, language: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (n: number): string => String(n).padStart(2, '0');
  if (whole < 3600) return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
  const unit = (n: number, name: string): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(n);
  const hours = Math.floor(whole / 3600);
  if (hours < 24) return `${unit(hours, 'hour')} ${unit(Math.floor((whole % 3600) / 60), 'minute')}`;
  return `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
}
