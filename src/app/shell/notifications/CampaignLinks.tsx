import { Link } from 'react-router';
import css from './NotificationsPopover.module.css';

interface Props {
  title: string;
  items: readonly { to: string; key?: string; name: string; image: string | null }[];
  onGo: () => void;
}

/** Campaigns by name, with the pages where they are. */
export function CampaignLinks({ title, items, onGo }: Props) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={css.courses}>
        {items.map(({ to, key = to, name, image }) => (
          <li key={key}>
            {image && <img src={image} alt="" />}
            <Link to={to} onClick={onGo} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
