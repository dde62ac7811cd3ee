// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/hit_model.h"

#include "core/explain/decision_sentence.h"
#include "core/search/search_terms.h"

#include <QLocale>

namespace studio::ui {

using model::SearchHit;
using model::SearchKind;
using model::SearchPage;

void HitModel::setNames(const People &people, const QList<model::NamedSpeaker> &speakers,
                        const QHash<base::RoomId, QString> &rooms)
{
    m_people = people;
    m_names.clear();
    for (const model::NamedSpeaker &speaker : speakers) {
        for (const model::NamedSpeaker::Name &name : speaker.names)
            m_names.insert({name.room, speaker.id}, name.text);
    }
    m_rooms = rooms;
    for (Row &row : m_rows)
        row = rowOf(row.hit);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

void HitModel::begin(const QString &text, const SearchPage &page)
{
    beginResetModel();
    m_text = text;
    m_rows.clear();
    for (const SearchHit &hit : page.hits)
        m_rows.append(rowOf(hit));
    m_next = page.next;
    m_isAsking = false;
    endResetModel();
}

void HitModel::append(const SearchPage &page)
{
    m_isAsking = false;
    m_next = page.next;
    if (page.hits.isEmpty())
        return;
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(page.hits.size()) - 1);
    for (const SearchHit &hit : page.hits)
        m_rows.append(rowOf(hit));
    endInsertRows();
}

void HitModel::clear() { begin({}, {}); }

const SearchHit *HitModel::hit(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_rows.size() ? &m_rows[index.row()].hit : nullptr;
}

// A decision is described as elsewhere; the match may be a word that is not in that sentence.
HitModel::Row HitModel::rowOf(const SearchHit &hit) const
{
    if (!hit.decision)
        return {hit, hit.excerpt, hit.found};
    QList<base::ParticipantId> ids;
    for (const model::Candidate &candidate : hit.decision->candidates)
        ids.append(candidate.id);
    for (const auto &id : {hit.decision->winner, hit.decision->runnerUp}) {
        if (id)
            ids.append(*id);
    }
    const QString sentence = explain::decisionSentence(*hit.decision, m_people.namesOf(ids), hit.policy);
    const search::Excerpt excerpt = search::excerptOf(sentence, search::termsOf(m_text));
    return {hit, excerpt.text, excerpt.found};
}

QString HitModel::authorOf(const SearchHit &hit) const
{
    const QString inRoom = m_names.value({hit.room, hit.author});
    return !inRoom.isEmpty() || hit.author.isEmpty() ? inRoom : m_people.name(hit.author);
}

QString HitModel::titleOf(const SearchHit &hit) const
{
    const QString who = authorOf(hit);
    const QString room = m_rooms.value(hit.room);
    QString what;
    switch (hit.kind) {
    case SearchKind::Message: what = hit.isOffPath ? tr("another version") : QString(); break;
    case SearchKind::Thought: what = tr("thought"); break;
    case SearchKind::Decision: what = tr("decision"); break;
    case SearchKind::ToolCall: what = tr("tool call"); break;
    case SearchKind::Note: what = tr("note"); break;
    }
    QStringList parts{who, room, what};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString HitModel::timeOf(const SearchHit &hit) const
{
    return QLocale().toString(hit.time.toLocalTime(), QLocale::ShortFormat);
}

int HitModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

QVariant HitModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        //: A line of what a search found: %1 who and where, %2 when, %3 what it says
        return tr("%1, %2: %3").arg(titleOf(row.hit), timeOf(row.hit), row.text);
    case TitleRole: return titleOf(row.hit);
    case TimeRole: return timeOf(row.hit);
    case TextRole: return row.text;
    case FoundRole: return QVariant::fromValue(row.found);
    default: return {};
    }
}

bool HitModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next && !m_isAsking;
}

void HitModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_isAsking = true;
    Q_EMIT moreWanted(*m_next);
}

} // namespace studio::ui
