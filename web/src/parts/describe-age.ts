import type { Language } from '../i18n/words.ts';

const minute = 60_000;
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', minute],
] as const;
const short = { en: { day: 'd', hour: 'h', minute: 'min' }, zh: { day: ' 天', hour: ' 小时', minute: ' 分钟' } };
const justNow = { en: 'just now', zh: '刚刚' };

/** How long a time is ago, or ahead: "2 min ago", "in 3 h"; short without the direction: "2 min". */
export function describeAge(time: number, now: number, language: Language, isShort = false): string {
  const span = Math.abs(now - time);
  const [unit, size] = units.find(([, one]) => span >= one) ?? ['minute', minute];
  if (span < minute) return isShort ? (language === 'zh' ? '1 分钟内' : '< 1 min') : justNow[language];
  const count = Math.floor(span / size);
  const text = `${count}${unit === 'minute' && language === 'en' ? ' ' : ''}${short[language][unit]}`;
  if (isShort) return text;
  if (language === 'zh') return time > now ? `${text}后` : `${text}前`;
  return time > now ? `in ${text}` : `${text} ago`;
}

// Making one takes far longer than using it, and rows of a list that is scrolled need one each.
const exact: { [Name in Language]?: Intl.DateTimeFormat } = {};

/** The exact time in the place of the person, with the zone. */
export function exactTime(time: number, language: Language): string {
  if (Number.isNaN(time)) return '';
  exact[language] ??= new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'long',
  });
  return exact[language].format(time);
}
