/** The office of who looks after the place: reports, how the server does, people, tables. Nobody else is told that it is there. */
import { useState, type ReactNode } from 'react';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { useSettings } from '../../settings/index.ts';
import { Folk } from './folk.tsx';
import style from './office.module.css';
import { Reports } from './reports.tsx';
import { TableList } from './table-list.tsx';
import { Works } from './works.tsx';
import { useOffice, useOfficeWords, type Looked, type Office } from './use-office.ts';

export function AdministratorPage(): ReactNode {
  const words = useOfficeWords();
  const [looked, setLooked] = useState<Looked>({ named: '', people: 1, tables: 1 });
  const { office, again } = useOffice(looked);
  if (!office) return <Waiting />;
  if (office === 'closed') return <Lost />;
  return (
    <Page title={words.title}>
      <div className={style['office']}>
        <header>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <Facts server={office.server} />
        </header>
        <Reports office={office} again={again} />
        <Works office={office} />
        <div className={style['rooms']}>
          <Folk
            office={office}
            named={looked.named}
            onFind={(named) => setLooked({ ...looked, named, people: 1 })}
            onMore={() => setLooked({ ...looked, people: looked.people + 1 })}
            again={again}
          />
          <TableList
            office={office}
            onMore={() => setLooked({ ...looked, tables: looked.tables + 1 })}
          />
        </div>
      </div>
    </Page>
  );
}

function Facts({ server }: { readonly server: Office['server'] }): ReactNode {
  const words = useOfficeWords();
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul className={style['facts']}>
      <li>
        {words.version(server.version)}
        {server.build !== undefined && <small translate="no"> {server.build}</small>}
      </li>
      <li>{words.since(when.format(server.since))}</li>
      <li>{words.people(server.people)}</li>
      <li>{words.tables(server.tables)}</li>
    </ul>
  );
}
