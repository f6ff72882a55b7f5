import css from './learningCard.module.css';

interface CardChoiceProps {
  name: string;
  isChosen: boolean;
  /** Without it the card cannot be chosen. */
  onToggle?: (() => void) | undefined;
}

/** The name of a card, with a box that chooses it where one can choose; all of the card is its label. */
export function CardChoice({ name, isChosen, onToggle }: CardChoiceProps) {
  const word = <bdi>{name}</bdi>;
  return (
    <h3 className={css.name}>
      {onToggle ? (
        <label className={css.choice}>
          <input type="checkbox" checked={isChosen} onChange={onToggle} />
          {word}
        </label>
      ) : (
        word
      )}
    </h3>
  );
}
