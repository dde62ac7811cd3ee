// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/mention_match.h"

#include <QSyntaxHighlighter>

class QPlainTextEdit;

namespace studio::ui {

/// Shows in the field which names count as mentions: in heavier type, and in the companion's colour.
class MentionHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit MentionHighlighter(QPlainTextEdit &field);

    void setPeople(const QList<Mentionable> &people, const MentionReader &reader);

protected:
    void highlightBlock(const QString &text) override;

private:
    QPlainTextEdit &m_field;
    QList<Mentionable> m_people;
    MentionReader m_reader;
};

} // namespace studio::ui
