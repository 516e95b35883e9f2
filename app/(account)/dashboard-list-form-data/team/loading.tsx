import { TeamHeader } from '@/components/dashboard/team-header';
import '@/components/dashboard/request-skeleton.css';

/** Without scripts the page takes its place as that of the list does. */
export default function Loading() {
  return (
    <div className="request-skeleton container">
      <TeamHeader />
    </div>
  );
}
