import { LRUCache } from 'lru-cache';
import { type Shared, shared, sharePath } from '#contract/courses/share';
import { id } from '#contract/kit/endpoint';
import { pathTo, paths } from '#contract/paths';
import { shareOrigin } from '../../env.ts';
import { mediaAddress } from '../../files/mediaAddress.ts';
import { anybody, definePage, type Visit } from '../../landing/page.ts';
import type { Services } from '../../services.ts';
import { clockOf } from '../../texts/clockOf.ts';
import { contentLanguage } from '../../texts/contentLanguage.ts';
import { findShared, type SharedItem } from './share.queries.ts';

/** High, because a link in a social network can bring many visitors at once. */
const perMinute = 300;
const keptSeconds = 300;

interface Shown extends SharedItem {
  id: string;
}

const known = new WeakMap<Services['db'], LRUCache<string, { item: SharedItem | null }>>();

/** A shared item, remembered for as long as browsers keep its page. */
async function findKnown({ db }: Services, kind: Shared, itemId: string): Promise<SharedItem | null> {
  const items = known.get(db) ?? new LRUCache({ max: 2000, ttl: keptSeconds * 1000 });
  known.set(db, items);
  const key = `${kind} ${itemId}`;
  const kept = items.get(key);
  if (kept) return kept.item;
  const item = await findShared(db, kind, itemId);
  items.set(key, { item });
  return item;
}

/** The page of a course or public video of the library for people without an account, with a link into the panel. */
const pageOf = (kind: Shared) =>
  definePage<null, Shown>({
    path: sharePath(kind, ':id'),
    door: anybody,
    async read({ services, params }) {
      const parsed = id.safeParse(params['id']);
      const item = parsed.success ? await findKnown(services, kind, parsed.data) : null;
      return item && parsed.success ? { ...item, id: parsed.data } : null;
    },
    title: ({ title }) => title,
    missing: { title: 'share.missing.title', text: 'share.missing.text' },
    Content: ({ data, visit }) => <SharedCard kind={kind} item={data} visit={visit} />,
    Head: ({ data, visit }) => <Tags kind={kind} item={data} visit={visit} />,
    isListed: true,
    keptSeconds,
    perMinute,
  });

/** The pages of shared courses and videos. */
export const sharePages = shared.map(pageOf);

interface PartProps {
  kind: Shared;
  item: Shown;
  visit: Visit<null>;
}

function SharedCard({ kind, item, visit }: PartProps) {
  const { t, services } = visit;
  const { code } = contentLanguage(item.language);
  const open = kind === 'course' ? pathTo(paths.coursePreview, { courseId: item.id }) : `${paths.videos}?video=${item.id}`;
  return (
    <article className="landing-card share-card">
      <Picture item={item} />
      <div className="share-body">
        <p className="share-kind">{t(kind === 'course' ? 'share.course' : 'share.video')}</p>
        <h1 lang={code} dir="auto">
          {item.title}
        </h1>
        <Facts item={item} kind={kind} visit={visit} />
        {item.description && (
          <p lang={code} dir="auto">
            {item.description}
          </p>
        )}
        <div className="share-in">
          <a className="landing-button" href={(services.env.publicUrl ?? '') + open}>
            {t('share.open')}
          </a>
          <p>{t('share.note')}</p>
        </div>
      </div>
    </article>
  );
}

function Facts({ item, kind, visit: { t, count } }: PartProps) {
  const { minutes, seconds, videos, quizzes } = item;
  return (
    <ul className="share-facts">
      {minutes !== null && <li>{t('courses.card.minutes', { minutes })}</li>}
      {seconds !== null && (
        <li>
          <bdi dir="ltr">{clockOf(seconds)}</bdi>
        </li>
      )}
      {kind === 'course' && videos > 0 && <li>{count('courses.card.videos', videos)}</li>}
      {quizzes > 0 && <li>{count('courses.card.quizzes', quizzes)}</li>}
    </ul>
  );
}

function Picture({ item: { clip, poster, title } }: Pick<PartProps, 'item'>) {
  const still = poster ? mediaAddress(poster) : undefined;
  if (!clip) return still ? <img className="share-picture" src={still} alt="" /> : null;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- The clips of the library have no captions; what they say is in the course's texts.
  return (
    <video
      className="share-picture"
      src={mediaAddress(clip)}
      poster={still}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
    />
  );
}

/** Open Graph tags for social networks. */
function Tags({ kind, item, visit: { t, services } }: PartProps) {
  const origin = shareOrigin(services.env);
  const address = origin + sharePath(kind, item.id);
  const description = item.description || t(kind === 'course' ? 'share.course' : 'share.video');
  const properties = {
    'og:type': item.seconds === null ? 'website' : 'video.other',
    'og:site_name': t('auth.product'),
    'og:title': item.title,
    'og:description': description,
    'og:url': address,
    ...(item.clip && { 'og:video': origin + mediaAddress(item.clip), 'og:video:type': 'video/webm' }),
  };
  return (
    <>
      <meta name="description" content={description} />
      <meta name="twitter:card" content="summary" />
      <link rel="canonical" href={address} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  );
}
