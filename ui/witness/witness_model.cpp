// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/witness/witness_model.h"

#include "core/explain/names.h"
#include "core/model/participants.h"
#include "core/model/past/deletion.h"
#include "core/model/witness.h"

#include <QLocale>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::MessageRow;
using ports::Knower;

namespace {

constexpr qsizetype kLongestText = 300; // UTF-16 units; a cell is one line
constexpr qsizetype kLongestName = 60;

const auto kKnows = u"\u2713"_s;
const auto kKnowsNot = u"\u2013"_s;

QString oneLine(const QString &text, qsizetype longest)
{
    return text.left(2 * longest).simplified().left(longest);
}

} // namespace

WitnessModel::WitnessModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void WitnessModel::choose(const ports::WitnessFilter &filter)
{
    beginResetModel();
    m_filter = filter;
    m_pages.clear();
    m_recent.clear();
    m_asked.clear();
    m_rows = int(wantedRows());
    endResetModel();
}

qint64 WitnessModel::wantedRows() const
{
    qint64 rows = m_filter.whispersOnly ? m_knowledge.whispers : m_knowledge.messages;
    if (m_filter.knower) {
        const Knower *one = knower();
        rows = !one ? 0 : m_filter.whispersOnly ? one->whispers : one->heard;
    }
    return std::min<qint64>(rows, std::numeric_limits<int>::max());
}

// The last page may have been read before it was full.
void WitnessModel::setKnowledge(const ports::Knowledge &knowledge, const People &people)
{
    const auto idsOf = [](const ports::Knowledge &of) {
        QList<base::ParticipantId> ids;
        for (const Knower &one : of.knowers)
            ids.append(one.id);
        return ids;
    };
    const bool isSame = m_knowledge.room == knowledge.room && idsOf(m_knowledge) == idsOf(knowledge);
    m_people = people;
    if (!isSame) {
        m_knowledge = knowledge;
        return choose(m_filter);
    }
    m_knowledge = knowledge;
    const int rows = int(wantedRows());
    if (rows > m_rows) {
        const qint64 last = m_rows / kPageRows;
        m_pages.remove(last);
        m_asked.remove(last);
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    }
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void WitnessModel::setPage(const ports::WitnessPage &page)
{
    if (page.filter != m_filter || page.first % kPageRows != 0)
        return;
    const qint64 number = page.first / kPageRows;
    m_asked.remove(number);
    m_pages.insert(number, page.rows);
    m_recent.removeAll(number);
    m_recent.append(number);
    forgetOldPages(number);
    const int last = std::min<int>(int(page.first) + kPageRows, m_rows) - 1;
    if (last >= int(page.first))
        Q_EMIT dataChanged(index(int(page.first), 0), index(last, columnCount() - 1));
}

void WitnessModel::refuse(qint64 first) { m_asked.remove(first / kPageRows); }

void WitnessModel::forgetOldPages(qint64 kept)
{
    while (m_recent.size() > kPagesKept && m_recent.first() != kept)
        m_pages.remove(m_recent.takeFirst());
}

void WitnessModel::retranslate()
{
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

const Knower *WitnessModel::knower() const
{
    const auto &all = m_knowledge.knowers;
    const auto found = std::find_if(all.cbegin(), all.cend(),
                                    [this](const Knower &one) { return one.id == m_filter.knower; });
    return found == all.cend() ? nullptr : &*found;
}

void WitnessModel::ask(qint64 page) const
{
    if (m_asked.contains(page))
        return;
    m_asked.insert(page);
    Q_EMIT pageNeeded(page * kPageRows, kPageRows);
}

const MessageRow *WitnessModel::message(int row) const
{
    if (row < 0) // no row is selected
        return nullptr;
    const auto page = m_pages.constFind(row / kPageRows);
    const int inPage = row % kPageRows;
    return page == m_pages.cend() || inPage >= page->size() ? nullptr : &page->at(inPage);
}

QString WitnessModel::heardBy(const model::Message &message) const
{
    QStringList names;
    for (const Knower &one : m_knowledge.knowers) {
        if (model::witnesses(one.id, message))
            names.append(m_people.name(one.id));
    }
    return names.join(tr(", "));
}

int WitnessModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_rows; }

int WitnessModel::columnCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return FirstKnower + (m_filter.knower ? 1 : int(m_knowledge.knowers.size()));
}

QVariant WitnessModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isWanted = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
    const MessageRow *row = message(index.row());
    if (!row) {
        if (isWanted)
            ask(index.row() / kPageRows);
        return role == Qt::DisplayRole && index.column() == What ? QVariant(u"…"_s) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == FirstKnower && m_filter.knower ? placeInPrompt(index.row())
                                                                : text(*row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == FirstKnower && m_filter.knower ? placeInPrompt(index.row())
                                                                : spoken(*row, index.column());
    case Qt::TextAlignmentRole:
        return index.column() >= FirstKnower && !m_filter.knower ? int(Qt::AlignCenter)
                                                                 : int(Qt::AlignLeft | Qt::AlignVCenter);
    default: return {};
    }
}

QString WitnessModel::text(const MessageRow &row, int column) const
{
    const model::Message &message = row.posted.message;
    switch (column) {
    case When: return QLocale().toString(row.time.toLocalTime(), QLocale::ShortFormat);
    case Who: {
        const QString name =
            oneLine(explain::markedName(m_people.name(message.from), message.program), kLongestName);
        if (!message.whisper)
            return name;
        QStringList to;
        for (const base::ParticipantId &id : message.to)
            to.append(oneLine(m_people.name(id), kLongestName));
        //: In a table: %1 is who whispers, or "You", %2 are the names of those who hear it
        return tr("%1, whispering to %2").arg(name, to.join(tr(", ")));
    }
    case What:
        return model::isDeleted(row) ? tr("This message was deleted") : oneLine(message.text, kLongestText);
    default: break;
    }
    const qsizetype place = column - FirstKnower;
    if (place >= m_knowledge.knowers.size())
        return {};
    return model::witnesses(m_knowledge.knowers.at(place).id, message) ? kKnows : kKnowsNot;
}

QString WitnessModel::spoken(const MessageRow &row, int column) const
{
    const qsizetype place = column - FirstKnower;
    if (place < 0 || place >= m_knowledge.knowers.size())
        return text(row, column);
    const base::ParticipantId &id = m_knowledge.knowers.at(place).id;
    //: Said by a screen reader for a cell of a table: %1 is a companion
    return model::witnesses(id, row.posted.message) ? tr("%1 knows it").arg(m_people.name(id))
                                                    : tr("%1 does not know it").arg(m_people.name(id));
}

// For whispers alone, the position in the whole talk is unknown.
QString WitnessModel::placeInPrompt(int row) const
{
    const Knower *one = knower();
    if (!one || m_filter.whispersOnly || model::isGuest(one->id))
        return tr("knows it");
    if (row >= one->heard - one->inFull)
        return tr("in full");
    return row < one->inShort ? tr("as a summary") : tr("left out");
}

QVariant WitnessModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int((section >= FirstKnower && !m_filter.knower ? Qt::AlignCenter : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    //: Heads of a table of messages
    case When: return tr("When");
    case Who: return tr("Speaker");
    case What: return tr("Message");
    default: break;
    }
    if (m_filter.knower) //: Head of a table: how a message stands in what a companion's model is told
        return tr("Prompt");
    const qsizetype place = section - FirstKnower;
    return place < m_knowledge.knowers.size()
               ? oneLine(m_people.name(m_knowledge.knowers.at(place).id), kLongestName)
               : QString();
}

} // namespace studio::ui
