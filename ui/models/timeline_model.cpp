// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_model.h"

#include "core/base/match.h"
#include "core/explain/decision_sentence.h"
#include "core/explain/meter_sentence.h"
#include "core/explain/names.h"
#include "core/explain/wording.h"
#include "core/model/participants.h"
#include "ui/models/event_pages.h"
#include "ui/models/plain_text.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

bool passed(const TimelineSilent &silent) { return silent.outcome == model::Outcome::NoReply; }

TimelineModel::Kind kindOf(const TimelineRow &row)
{
    using Kind = TimelineModel::Kind;
    return std::visit(
        base::Match{
            [](const TimelineSaid &) { return Kind::Said; },
            [](const model::Decision &) { return Kind::Decided; },
            [](const TimelineSilent &silent) { return passed(silent) ? Kind::Passed : Kind::Silent; },
            [](const model::Rest &) { return Kind::Rested; },
            [](const TimelineRefused &) { return Kind::Refused; },
        },
        row.what);
}

/// Newest first.
QList<TimelineRow> rowsOf(const QList<model::Envelope> &events)
{
    QList<TimelineRow> rows;
    for (auto event = events.crbegin(); event != events.crend(); ++event) {
        auto row = timelineRow(*event);
        if (!row)
            continue;
        const auto joined = rows.isEmpty() ? std::nullopt : joinedRow(*row, rows.constLast());
        if (joined)
            rows.last() = *joined;
        else
            rows.append(std::move(*row));
    }
    return rows;
}

/// "wanted 60, had 40"
QString refusedText(const TimelineRefused &refused)
{
    if (refused.wanted && refused.level)
        return explain::refusedPhrase(*refused.wanted, *refused.level, refused.why);
    return refused.wanted ? TimelineModel::tr("wanted to speak for %1").arg(*refused.wanted)
                          : TimelineModel::tr("wanted to speak, but was refused");
}

QString saidSentence(const TimelineSaid &said, const QString &bought)
{
    return said.price ? bought.arg(said.beginning, QString::number(*said.price)) : said.beginning;
}

} // namespace

TimelineModel::TimelineModel(EventPages &pages, QObject *parent)
    : QAbstractListModel(parent)
    , m_pages(pages)
{
    connect(&pages, &EventPages::older, this, &TimelineModel::takeOlder);
    connect(&pages, &EventPages::newer, this, &TimelineModel::takeNewer);
    connect(&pages, &EventPages::restarted, this, &TimelineModel::reset);
    connect(&pages, &EventPages::failed, this, [this] { m_wanted = 0; });
}

void TimelineModel::wake() { m_pages.wake(); }

void TimelineModel::reset()
{
    beginResetModel();
    m_rows.clear();
    m_wanted = 0;
    endResetModel();
}

void TimelineModel::setPeople(const People &people, const model::PolicySettings &policy)
{
    m_people = people;
    m_policy = policy;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

void TimelineModel::takeOlder(const QList<model::Envelope> &events)
{
    QList<TimelineRow> rows = rowsOf(events);
    joinOldest(rows);
    if (!rows.isEmpty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + int(rows.size()) - 1);
        m_rows.insert(m_rows.end(), rows.begin(), rows.end());
        endInsertRows();
    }
    m_wanted -= int(rows.size());
    if (m_wanted > 0)
        m_pages.readOlder();
}

/// A request may end one page, and its answer begin the next.
void TimelineModel::joinOldest(QList<TimelineRow> &older)
{
    if (m_rows.empty() || older.isEmpty())
        return;
    const auto joined = joinedRow(older.constFirst(), m_rows.back());
    if (!joined)
        return;
    m_rows.back() = *joined;
    older.removeFirst();
    const QModelIndex last = index(rowCount() - 1, 0);
    Q_EMIT dataChanged(last, last);
}

void TimelineModel::takeNewer(const QList<model::Envelope> &events)
{
    const QList<TimelineRow> rows = rowsOf(events);
    if (rows.isEmpty())
        return;
    beginInsertRows({}, 0, int(rows.size()) - 1);
    m_rows.insert(m_rows.begin(), rows.begin(), rows.end());
    endInsertRows();
}

const TimelineRow *TimelineModel::row(const QModelIndex &index) const
{
    return index.isValid() && index.row() < rowCount() ? &m_rows[size_t(index.row())] : nullptr;
}

const model::Decision *TimelineModel::decision(const QModelIndex &index) const
{
    const TimelineRow *found = row(index);
    return found ? std::get_if<model::Decision>(&found->what) : nullptr;
}

QDateTime TimelineModel::time(const QModelIndex &index) const
{
    const TimelineRow *found = row(index);
    return found ? found->time : QDateTime();
}

qint64 TimelineModel::seq(const QModelIndex &index) const
{
    const TimelineRow *found = row(index);
    return found ? found->seq : 0;
}

QModelIndex TimelineModel::rowOf(qint64 seq) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [seq](const TimelineRow &row) { return row.seq == seq; });
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()));
}

/// For a decision, the message that the winner said then; before it is said, or if nobody won, the message
/// that the round was about: the newest message before.
qint64 TimelineModel::messageIndex(const QModelIndex &index) const
{
    const TimelineRow *found = row(index);
    if (!found)
        return -1;
    if (const auto *said = std::get_if<TimelineSaid>(&found->what))
        return said->index;
    const model::Decision *decided = decision(index);
    for (int at = index.row() - 1; decided && decided->winner && at >= 0; --at) {
        const auto &what = m_rows[size_t(at)].what;
        const auto *said = std::get_if<TimelineSaid>(&what);
        if (said && said->from == decided->winner)
            return said->index;
        if (std::holds_alternative<model::Decision>(what))
            break;
    }
    for (int at = index.row() + 1; at < rowCount(); ++at) {
        if (const auto *said = std::get_if<TimelineSaid>(&m_rows[size_t(at)].what))
            return said->index;
    }
    return -1;
}

/// The newest decision before the message, if its speaker won it.
TimelineModel::Found TimelineModel::decisionOf(const base::MessageId &message) const
{
    const auto said = [](const TimelineRow &row) { return std::get_if<TimelineSaid>(&row.what); };
    auto row = std::find_if(m_rows.begin(), m_rows.end(),
                            [&](const TimelineRow &one) { return said(one) && said(one)->id == message; });
    if (row == m_rows.end())
        return {};
    const base::ParticipantId speaker = said(*row)->from;
    for (++row; row != m_rows.end(); ++row) {
        const auto *decision = std::get_if<model::Decision>(&row->what);
        if (decision)
            return {decision->winner == speaker ? decision : nullptr, row->seq, true};
    }
    return {};
}

bool TimelineModel::isAtTheBeginning() const { return m_pages.isAtTheBeginning(); }

int TimelineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

bool TimelineModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_pages.hasOlder();
}

void TimelineModel::fetchMore(const QModelIndex &)
{
    constexpr int kRowsAtOnce = 40; // enough for a view; a page of events may hold few
    m_wanted = std::max(m_wanted, kRowsAtOnce);
    m_pages.readOlder();
}

base::ParticipantId TimelineModel::who(const TimelineRow &row) const
{
    return std::visit(
        base::Match{
            [](const TimelineSaid &said) { return said.from; },
            [](const model::Decision &decision) { return decision.winner.value_or(base::ParticipantId()); },
            [](const TimelineSilent &silent) { return silent.from; },
            [](const model::Rest &) { return base::ParticipantId(); },
            [](const TimelineRefused &refused) { return refused.from; },
        },
        row.what);
}

QString TimelineModel::title(const TimelineRow &row) const
{
    const base::ParticipantId id = who(row);
    const auto *said = std::get_if<TimelineSaid>(&row.what);
    if (!id.isEmpty())
        return explain::markedName(m_people.name(id), said ? said->program : QString());
    return std::holds_alternative<model::Rest>(row.what) ? tr("The room is resting") : tr("Nobody speaks");
}

model::DecisionFacts TimelineModel::factsOf(const TimelineRow &row, const model::Decision &decision) const
{
    constexpr qsizetype kFarthest = 400; // rows; a tie further back than that is told without its rule
    model::DecisionFacts facts;
    QHash<base::ParticipantId, qint64> lastSpoke;
    bool isBefore = false; // the message that was decided on, and what is older
    auto one = std::find_if(m_rows.begin(), m_rows.end(),
                            [&row](const TimelineRow &other) { return other.seq == row.seq; });
    for (qint64 number = kFarthest; one != m_rows.end() && number > 0; ++one, --number) {
        const auto *said = std::get_if<TimelineSaid>(&one->what);
        if (!said)
            continue;
        isBefore = isBefore || said->id == decision.messageId;
        const bool isAuthor = isBefore || decision.rule == model::Rule::Superseded;
        if (isAuthor && !facts.author)
            facts.author = said->from;
        if (!isBefore)
            continue;
        if (decision.margin != 0)
            return facts;
        if (!lastSpoke.contains(said->from))
            lastSpoke.insert(said->from, number);
        const auto hasSpoken = [&](const model::Candidate &who) { return lastSpoke.contains(who.id); };
        if (std::all_of(decision.candidates.begin(), decision.candidates.end(), hasSpoken))
            break;
    }
    const bool isAll =
        one != m_rows.end() ? lastSpoke.size() >= decision.candidates.size() : isAtTheBeginning();
    if (isBefore && isAll)
        facts.lastSpoke = lastSpoke;
    return facts;
}

QString TimelineModel::sentenceOf(const TimelineRow &row, const model::Decision &decision) const
{
    const model::DecisionFacts facts = factsOf(row, decision);
    QList<base::ParticipantId> ids;
    for (const model::Candidate &candidate : decision.candidates)
        ids.append(candidate.id);
    for (const auto &id : {decision.winner, decision.runnerUp}) {
        if (id)
            ids.append(*id);
    }
    if (facts.author && !model::isUser(*facts.author))
        ids.append(*facts.author);
    return explain::decisionSentence(decision, m_people.namesOf(ids), m_policy, facts);
}

QString TimelineModel::sentence(const TimelineRow &row) const
{
    return std::visit(base::Match{
                          //: A row of the timeline: %1 what was said, %2 what it cost of the level
                          [](const TimelineSaid &said) { return saidSentence(said, tr("Paid %2: %1")); },
                          [this, &row](const model::Decision &decision) { return sentenceOf(row, decision); },
                          [](const TimelineSilent &silent) {
                              switch (silent.outcome) {
                              case model::Outcome::Spoke: return QString();
                              case model::Outcome::NoReply:
                                  return explain::endingPhrase(silent.outcome, silent.cause);
                              case model::Outcome::Cancelled: return tr("The turn was cancelled.");
                              case model::Outcome::Failed: return tr("The turn failed.");
                              }
                              return QString();
                          },
                          [this](const model::Rest &rest) { return explain::restSentence(rest, &m_policy); },
                          [](const TimelineRefused &refused) { return refusedText(refused); },
                      },
                      row.what);
}

/// Why a message was not said, or not to its end.
QString TimelineModel::cause(const TimelineRow &row) const
{
    const auto words = [](const std::optional<model::Cause> &cause) {
        return cause ? explain::causeText(*cause) : QString();
    };
    if (const auto *said = std::get_if<TimelineSaid>(&row.what))
        return words(said->cut);
    if (const auto *silent = std::get_if<TimelineSilent>(&row.what); silent && !passed(*silent))
        return words(silent->cause);
    return {}; // the sentence says why somebody passed
}

void TimelineModel::setMarks(const TimelineMarks &marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

QString TimelineModel::markTitle(const TimelineMark &mark) const
{
    switch (mark.kind) {
    case TimelineMark::Kind::Nobody: return tr("nobody");
    case TimelineMark::Kind::Unknown: return tr("not known");
    case TimelineMark::Kind::Same:
    case TimelineMark::Kind::OtherWinner: break;
    }
    return mark.winner ? m_people.name(*mark.winner) : tr("nobody");
}

namespace {

QString markText(const TimelineMark &mark)
{
    switch (mark.kind) {
    //: Beside a round: it would have ended as it did
    case TimelineMark::Kind::Same: return TimelineModel::tr("the same");
    //: Beside a round: somebody else, or nobody, would have had the floor
    case TimelineMark::Kind::OtherWinner:
    case TimelineMark::Kind::Nobody: return TimelineModel::tr("instead");
    case TimelineMark::Kind::Unknown: return {};
    }
    return {};
}

} // namespace

QString TimelineModel::accessibleText(const QModelIndex &index, const TimelineRow &row) const
{
    //: A row of the timeline for screen readers: %1 a name, %2 what was said or decided, %3 the time
    const QString text = tr("%1: %2, %3").arg(title(row), sentence(row), data(index, TimeRole).toString());
    const auto mark = m_marks.constFind(row.seq);
    if (mark == m_marks.cend())
        return text;
    const QString who = markTitle(*mark);
    const QString how = markText(*mark);
    //: Beside a row of the timeline: %1 a name or "nobody", %2 "the same" or "instead"
    const QString beside = how.isEmpty() ? who : tr("%1 %2").arg(who, how);
    //: %1 a row of the timeline, %2 what would have been, such as "Kyoko instead" or "cannot be known"
    return tr("%1; what if: %2").arg(text, beside);
}

QVariant TimelineModel::data(const QModelIndex &index, int role) const
{
    const TimelineRow *found = row(index);
    if (!found)
        return {};
    switch (role) {
    case Qt::DisplayRole: return sentence(*found);
    case KindRole: return QVariant::fromValue(kindOf(*found));
    case WhoRole: return who(*found).value();
    case TitleRole: return title(*found);
    case CauseRole: return cause(*found);
    case TimeRole: return QLocale().toString(found->time.toLocalTime().time(), QLocale::ShortFormat);
    case Qt::AccessibleTextRole: return accessibleText(index, *found);
    default: break;
    }
    const auto mark = m_marks.constFind(found->seq);
    if (mark == m_marks.cend())
        return {};
    switch (role) {
    case MarkRole: return QVariant::fromValue(*mark);
    case MarkTitleRole: return markTitle(*mark);
    case MarkTextRole: return markText(*mark);
    case Qt::ToolTipRole: return plainToolTip(mark->why.isEmpty() ? sentence(*found) : mark->why);
    default: return {};
    }
}

} // namespace studio::ui
