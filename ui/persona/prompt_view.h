// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/prompt_part.h"

#include <QPlainTextEdit>

namespace studio::ui {

/// The parts of a prompt under each other, word for word, each below a line that says what it is and about
/// what it costs. What is selected is copied without those lines. Read-only; the keys walk and select.
class PromptView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit PromptView(QWidget *parent = nullptr);

    /// Where it was scrolled to stays.
    void show(const QList<model::PromptPart> &parts, const QList<model::MacroExpansion> &expansions);
    using QPlainTextEdit::show;
    [[nodiscard]] QString prompt() const; ///< all parts, joined as they stand
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
