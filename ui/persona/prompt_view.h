// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/prompt_part.h"

#include <QPlainTextEdit>

namespace studio::ui {

/// The exact parts of a prompt, one below the other, each below a line with its name and approximate cost.
/// Copying a selection leaves those lines out. Read-only; the keys move and select.
class PromptView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit PromptView(QWidget *parent = nullptr);

    /// Keeps the scroll position.
    void show(const QList<model::PromptPart> &parts, const QList<model::MacroExpansion> &expansions);
    using QPlainTextEdit::show;
    [[nodiscard]] QString prompt() const; ///< all parts, joined as in the prompt
    [[nodiscard]] static QString kindName(model::PromptPart::Kind kind);

protected:
    QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;

private:
    void write();
    void writeHeading(QTextCursor &at, const QString &heading);
    [[nodiscard]] static QString headingOf(const model::PromptPart &part);

    QList<model::PromptPart> m_parts;
    QList<model::MacroExpansion> m_expansions;
};

} // namespace studio::ui
