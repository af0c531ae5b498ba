import type { ProviderModel } from '@agent-collaboration-hub/client';
import { language, useWords } from '../../i18n/language.ts';
import { providersWords } from './words.ts';
import style from './providers-page.module.css';

/** A model: how it is shown, what the provider calls it, and what it takes. */
export function ModelName({ model }: { readonly model: ProviderModel }) {
  const words = useWords(providersWords);
  const { model_name: name, display_name: title, context_window: context, supports_vision: vision } = model;
  const format = new Intl.NumberFormat(language.use(), { notation: 'compact' });
  const facts = [
    title === undefined || title === name ? '' : name,
    context === undefined ? '' : words.context(format.format(context)),
    vision === true ? words.vision : '',
  ].filter((fact) => fact !== '');
  return (
    <>
      <span className={style['model']}>{title ?? name}</span>
      {facts.length > 0 && <span className={style['facts']}>{facts.join(' · ')}</span>}
    </>
  );
}
