import { TeamHead } from '@/components/dashboard/team-head';
import '@/components/dashboard/request-skeleton.css';

/** Named as the skeleton of the list is: without scripts the page takes its place in the same way. */
export default function Loading() {
  return (
    <div className="request-skeleton container">
      <TeamHead />
    </div>
  );
}
