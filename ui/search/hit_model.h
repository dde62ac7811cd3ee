// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/search.h"
#include "ui/models/people.h"

#include <QAbstractListModel>
#include <QHash>
#include <QList>

namespace studio::ui {

/// Search hits, newest first, as rows of who, where, when and text, with the matches. It holds the pages that
/// it is given and asks for the next page when a view reaches the end. GUI thread.
class HitModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { TitleRole = Qt::UserRole, TimeRole, TextRole, FoundRole };

    using QAbstractListModel::QAbstractListModel;

    /// The names of people and rooms, from now on.
    void setNames(const People &people, const QList<model::NamedSpeaker> &speakers,
                  const QHash<base::RoomId, QString> &rooms);
    /// The first page of hits for `text`.
    void begin(const QString &text, const model::SearchPage &page);
    void append(const model::SearchPage &page);
    void clear();

    [[nodiscard]] const model::SearchHit *hit(const QModelIndex &index) const;
    [[nodiscard]] bool hasMore() const { return m_next.has_value(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void moreWanted(qint64 before);

private:
    struct Row
    {
        model::SearchHit hit;
        QString text; ///< one line: the excerpt, or a decision's sentence
        QList<model::TextRange> found;
    };
    [[nodiscard]] Row rowOf(const model::SearchHit &hit) const;
    [[nodiscard]] QString authorOf(const model::SearchHit &hit) const;
    [[nodiscard]] QString titleOf(const model::SearchHit &hit) const;
    [[nodiscard]] QString timeOf(const model::SearchHit &hit) const;

    People m_people;
    QHash<std::pair<base::RoomId, base::ParticipantId>, QString> m_names; ///< a participant's name in a room
    QHash<base::RoomId, QString> m_rooms;
    QString m_text; ///< the search text
    QList<Row> m_rows;
    std::optional<qint64> m_next;
    bool m_isAsking = false;
};

} // namespace studio::ui

Q_DECLARE_METATYPE(QList<studio::model::TextRange>)
