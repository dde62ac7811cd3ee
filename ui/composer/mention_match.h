// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/mentionable.h"

#include <QList>
#include <QString>

#include <optional>

// Names after an @: which one is being typed, whom it could mean, and whom a finished text names. Pure.
namespace studio::ui {

/// The @ that is being written, with what stands between it and the cursor.
struct OpenMention
{
    int start = 0; ///< of the @ in the text
    QString query;
    bool operator==(const OpenMention &) const = default;
};

/// None when no @ is open: there is none near, it stands inside a word (an address), or a blank follows it.
[[nodiscard]] std::optional<OpenMention> openMention(QStringView textBeforeCursor);

/// Those whose name, other names or readings begin with the query, the closest kind of match first. The query
/// may be in kana or in Latin letters. An empty one matches all.
[[nodiscard]] QList<Mentionable> matching(const QList<Mentionable> &people, const QString &query);

/// A stretch of the text that names somebody; several when they share that name.
struct MentionSpan
{
    int start = 0;
    int length = 0; ///< with the @
    QList<base::ParticipantId> who;
    bool operator==(const MentionSpan &) const = default;
};

/// Names are known whole; the longest counts.
class MentionReader
{
public:
    MentionReader() = default;
    explicit MentionReader(const QList<Mentionable> &people);

    [[nodiscard]] QList<MentionSpan> spans(QStringView text) const;
    /// Each once, in the order of the text. Of those who share a name the \p preferred ones, if any, else
    /// all.
    [[nodiscard]] QList<base::ParticipantId>
    mentionsIn(QStringView text, const QList<base::ParticipantId> &preferred = {}) const;

private:
    struct Name
    {
        QString foldedName;
        QList<base::ParticipantId> who;
    };
    QList<Name> m_names; ///< longest first
};

} // namespace studio::ui
