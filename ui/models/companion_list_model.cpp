// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/companion_list_model.h"

#include "core/explain/meter_sentence.h"
#include "core/explain/wording.h"
#include "ui/models/floor_now.h"
#include "ui/models/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct CompanionState
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::CompanionState)
};

using Doing = CompanionRow::Doing;

/// The newest turn failed for a technical reason, and nothing has replaced it.
bool hasFailed(const ports::FloorRow &row, const ports::FloorView &floor)
{
    if (!row.lastEnd || row.lastEnd->outcome != model::Outcome::Failed)
        return false;
    return std::any_of(floor.failed.begin(), floor.failed.end(), [&row](const model::FailedReply &one) {
        return one.turn && one.calls.first().companion == row.id;
    });
}

Doing doingOf(const ports::FloorRow &row, const ports::FloorView &floor)
{
    using Vote = ports::FloorRow::Vote;
    if (row.speaking)
        return Doing::Speaking;
    if (row.next)
        return Doing::Next;
    if (row.awake)
        return Doing::Thinking;
    if (row.muted)
        return Doing::Muted;
    if (row.wanted)
        return Doing::Saving;
    if (row.vote == Vote::Pending)
        return Doing::Voting;
    if (hasFailed(row, floor))
        return Doing::Failed;
    if (row.vote == Vote::Missing && row.cause)
        return Doing::Missing;
    if (row.stage == model::Closing::Terminal)
        return Doing::Gone;
    if (floor.ring && !floor.ring->current)
        return Doing::Asleep;
    return row.vote == Vote::Voted && !isRoundOver(floor) ? Doing::Voted : Doing::Listening;
}

QString stateText(Doing doing, const ports::FloorRow &row)
{
    switch (doing) {
    case Doing::Listening: return CompanionState::tr("listening");
    case Doing::Voting: return CompanionState::tr("voting…");
    case Doing::Voted: return CompanionState::tr("votes %1").arg(row.importance);
    case Doing::Missing: return explain::causeText(*row.cause);
    case Doing::Failed: return explain::endingPhrase(row.lastEnd->outcome, row.lastEnd->cause);
    case Doing::Next: return CompanionState::tr("next");
    case Doing::Speaking: return CompanionState::tr("speaking");
    case Doing::Thinking: return CompanionState::tr("thinking…");
    //: %1 is the level that the companion waits for, 5 to 100
    case Doing::Saving: return CompanionState::tr("waiting for %1").arg(row.wanted.value_or(0));
    case Doing::Asleep: return CompanionState::tr("asleep");
    case Doing::Muted: return CompanionState::tr("muted");
    case Doing::Gone: return explain::closingText(row.stage);
    }
    return {};
}

bool sameCompanions(const QList<CompanionRow> &a, const QList<CompanionRow> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const CompanionRow &x, const CompanionRow &y) { return x.id == y.id; });
}

QString spoken(const CompanionRow &row)
{
    //: %1 is the name of a guest, %2 is "guest" or "guest, away"
    const QString name =
        row.mark.isEmpty() ? row.name : CompanionState::tr("%1 (%2)").arg(row.name, row.mark);
    return row.chip.isEmpty() ? CompanionState::tr("%1: %2").arg(name, row.state)
                              : CompanionState::tr("%1: %2, %3").arg(name, row.state, row.chip);
}

/// The whole text, because a narrow list may cut the row.
QString toolTip(const CompanionRow &row)
{
    return row.role.isEmpty() ? spoken(row) : spoken(row) + u" · "_s + row.role;
}

} // namespace

CompanionRow companionRow(const ports::FloorRow &row, const ports::FloorView &floor, const People &people)
{
    const Doing doing = doingOf(row, floor);
    return {
        .id = row.id,
        .name = people.name(row.id),
        .role = people.role(row.id),
        .colour = people.colour(row.id),
        .doing = doing,
        .state = stateText(doing, row),
        .chip = doing == Doing::Gone ? QString() : explain::closingText(row.stage),
        .mark = people.note(row.id),
        .muted = row.muted,
    };
}

void CompanionListModel::show(const ports::FloorView &floor, const People &people)
{
    QList<CompanionRow> rows;
    for (const ports::FloorRow &row : floor.rows)
        rows.append(companionRow(row, floor, people));
    setRows(rows);
}

void CompanionListModel::clear() { setRows({}); }

void CompanionListModel::setRows(const QList<CompanionRow> &rows)
{
    if (!sameCompanions(m_rows, rows)) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    for (int row = 0; row < int(rows.size()); ++row) {
        if (m_rows[row] == rows[row])
            continue;
        m_rows[row] = rows[row];
        Q_EMIT dataChanged(index(row), index(row));
    }
}

std::optional<CompanionRow> CompanionListModel::companion(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index))
        return std::nullopt;
    return m_rows[index.row()];
}

int CompanionListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CompanionListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CompanionRow &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::AccessibleTextRole: return spoken(row);
    case Qt::AccessibleDescriptionRole: return row.role;
    case Qt::ToolTipRole: return plainToolTip(toolTip(row));
    case IdRole: return row.id.value();
    case StateRole: return row.state;
    case ChipRole: return row.chip;
    case ColourRole: return row.colour;
    case DoingRole: return int(row.doing);
    case MutedRole: return row.muted;
    case MarkRole: return row.mark;
    default: return {};
    }
}

} // namespace studio::ui
