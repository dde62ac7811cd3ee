// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QHash>
#include <QIODevice>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace studio::intake {

/// An archive in which a conversation stands in several files, and how people and groups are called in
/// others: a workspace of Slack (a folder for each channel, a file for each day), or Google Chat (a folder
/// for each group). It becomes one list of JSON, with an object for each conversation. One file is in memory
/// at a time.
class GatheredTalks
{
public:
    /// By the names of all entries. None: it is no such archive.
    [[nodiscard]] static std::optional<GatheredTalks> in(const QStringList &names);

    /// An entry, by its place among the names; none: it is damaged or too large.
    using Read = std::function<std::optional<wire::Json>(qsizetype entry)>;
    /// False: no more can be written. `canGrow` is asked after each piece.
    [[nodiscard]] bool write(const Read &read, QIODevice &to, const std::function<bool()> &canGrow) const;

private:
    enum class Program { Slack, GoogleChat };
    struct Talk
    {
        QString folder;
        QList<qsizetype> entries; ///< in their order
        qsizetype about = -1;     ///< the entry that says how it is called
    };

    [[nodiscard]] bool findSlack(const QStringList &names);
    [[nodiscard]] bool findGoogleChat(const QStringList &names);
    void readNames(const Read &read, QHash<QString, QString> &people, QHash<QString, QString> &titles,
                   QStringList &damaged) const;
    [[nodiscard]] bool writeTalk(const Talk &talk, const Read &read, QIODevice &to,
                                 const std::function<bool()> &canGrow, const QHash<QString, QString> &people,
                                 QStringList damaged) const;

    Program m_program = Program::Slack;
    QStringList m_names;
    QList<Talk> m_talks;
    qsizetype m_users = -1;    ///< the entry with all people of a workspace
    QList<qsizetype> m_titles; ///< entries that name its talks without a name
};

} // namespace studio::intake
