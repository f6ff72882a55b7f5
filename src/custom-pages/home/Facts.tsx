interface FactsProps {
  /** Each with its name. */
  facts: readonly (readonly [name: string, value: string])[];
  className?: string;
}

/** A few facts, each beside its name. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className ? `home-facts ${className}` : 'home-facts'}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
