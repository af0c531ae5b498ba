import { useWords } from '../../i18n/language.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Refused } from '../../parts/refused.tsx';
import { blankModel, type ModelDraft } from './provider-draft.ts';
import { providersWords } from './words.ts';
import style from './providers-page.module.css';

const mostModels = 200;

/** The models of a provider, a line each. A line without a name is not sent. */
export function ModelFields({
  models,
  onChange,
  refusal,
}: {
  readonly models: readonly ModelDraft[];
  readonly onChange: (models: readonly ModelDraft[]) => void;
  readonly refusal: string | undefined;
}) {
  const words = useWords(providersWords);
  const change = (line: number, part: Partial<ModelDraft>): void =>
    onChange(models.map((model) => (model.line === line ? { ...model, ...part } : model)));
  return (
    <fieldset className={style['group']}>
      <legend className={style['legend']}>{words.models}</legend>
      <div aria-hidden="true" className={style['line-head']}>
        <span>{words.modelName}</span>
        <span>{words.modelTitle}</span>
        <span>{words.modelContext}</span>
        <span>{words.modelVision}</span>
      </div>
      {models.map((model, index) => (
        <ModelLine
          key={model.line}
          model={model}
          nth={index + 1}
          onChange={(part) => change(model.line, part)}
          onRemove={() => onChange(models.filter(({ line }) => line !== model.line))}
        />
      ))}
      <Refused text={refusal} />
      {models.length < mostModels && (
        <Button look="plain" icon="plus" onClick={() => onChange([...models, blankModel(models)])}>
          {words.addModel}
        </Button>
      )}
    </fieldset>
  );
}

function ModelLine({
  model,
  nth,
  onChange,
  onRemove,
}: {
  readonly model: ModelDraft;
  readonly nth: number;
  readonly onChange: (part: Partial<ModelDraft>) => void;
  readonly onRemove: () => void;
}) {
  const words = useWords(providersWords);
  const label = (name: string): string => words.nth(name, nth);
  return (
    <div className={style['line']}>
      <input
        aria-label={label(words.modelName)}
        placeholder={words.modelName}
        value={model.name}
        onChange={(event) => onChange({ name: event.target.value })}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <input
        aria-label={label(words.modelTitle)}
        placeholder={words.modelTitle}
        value={model.title}
        onChange={(event) => onChange({ title: event.target.value })}
        maxLength={200}
        autoComplete="off"
      />
      <input
        aria-label={label(words.modelContext)}
        placeholder={words.modelContext}
        type="number"
        inputMode="numeric"
        min={1}
        max={100_000_000}
        value={model.context}
        onChange={(event) => onChange({ context: event.target.value })}
      />
      <label className={style['vision']}>
        <input
          type="checkbox"
          aria-label={label(words.modelVision)}
          checked={model.hasVision}
          onChange={(event) => onChange({ hasVision: event.target.checked })}
        />
        <span aria-hidden="true">{words.modelVision}</span>
      </label>
      <IconButton
        icon="close"
        label={words.removeModel(model.name === '' ? label(words.modelName) : model.name)}
        onClick={onRemove}
      />
    </div>
  );
}
