// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/mention_match.h"
#include "ui/theme/theme.h"

#include <QSyntaxHighlighter>

namespace studio::ui {

/// Shows in the field which names count as mentions: in the companion's colour, and heavier.
class MentionHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    void setPeople(const QList<Mentionable> &people, const MentionReader &reader);
    void setTheme(const Theme &theme);

protected:
    void highlightBlock(const QString &text) override;

private:
    Theme m_theme;
    QList<Mentionable> m_people;
    MentionReader m_reader;
};

} // namespace studio::ui
