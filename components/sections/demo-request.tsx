import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Breadcrumb } from './breadcrumb';
import { Eyebrow } from './eyebrow';
import { StepTrace } from './step-trace';
import './parts.css';
import './demo-request.css';

interface DemoRequestProps {
  eyebrow: string;
  title: string;
  text: string;
  fieldsTitle: string;
  fields: { label: string; note: string }[];
  stepsTitle: string;
  steps: { actor: 'agent' | 'person'; title: string; text: string }[];
}

/** How a demo is requested, what is asked, and the four steps that follow. */
export function DemoRequest({
  eyebrow,
  title,
  text,
  fieldsTitle,
  fields,
  stepsTitle,
  steps,
}: DemoRequestProps) {
  return (
    <>
      <section className="demo-request">
        <div className="container">
          <Breadcrumb path="/demo" />
        </div>
        <div className="container demo-request__grid">
          <div className="demo-request__head">
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 className="h1">{title}</h1>
            <p className="lead">{text}</p>
            <RequestDemoButton size="hero">Request Demo</RequestDemoButton>
          </div>
          <section aria-labelledby="fields">
            <h2 className="kicker" id="fields">
              {fieldsTitle}
            </h2>
            <dl className="demo-request__fields">
              {fields.map(({ label, note }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{note}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </section>
      <section className="section section--band demo-request__next" aria-labelledby="next">
        <div className="container">
          <h2 className="h2" id="next">
            {stepsTitle}
          </h2>
          <StepTrace steps={steps} heading="h3" look="band" />
        </div>
      </section>
    </>
  );
}
