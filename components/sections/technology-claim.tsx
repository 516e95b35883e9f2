import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Eyebrow } from './eyebrow';
import './technology-claim.css';

/** What a technology page promises, and the way to see it. */
export function TechnologyClaim({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="technology-claim">
      <Eyebrow>Technology partner</Eyebrow>
      <h1 className="h1">{title}</h1>
      <p className="lead">{lead}</p>
      <RequestDemoButton size="hero">Request Demo</RequestDemoButton>
    </div>
  );
}
