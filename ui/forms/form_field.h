// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/validation.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace studio::ui {

/// A labelled input of a form: its name above, a count or a note at the end of that line, and below it the
/// flaw and its remedy. Without a flaw that line takes no room.
class FormField : public QWidget
{
    Q_OBJECT

public:
    FormField(const QString &objectName, QWidget *input, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHint(const QString &hint); ///< a quiet help text under the label; empty: none
    void setNote(const QString &note); ///< at the end of the label's line
    /// Shows the first flaw; errors come first. The input tells screen readers too.
    void setFlaws(const QList<persona::Flaw> &flaws);
    void setFlaw(const QString &flaw); ///< the only flaw, an error; empty: none
    /// Shows something that has just happened here, until the next setFlaws().
    void tell(const QString &what);

    [[nodiscard]] QString flawText() const;
    void focusInput(); ///< the first of its inputs that accepts focus
    [[nodiscard]] QWidget *input() const { return m_input; }

private:
    void applyTheme();
    void showFlaw(const QString &text, const QColor &colour);

    QWidget *m_input = nullptr;
    QLabel *m_label = nullptr;
    QLabel *m_note = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_flawRow = nullptr;
    QLabel *m_flawIcon = nullptr;
    QLabel *m_flaw = nullptr;
    bool m_isError = false;
};

} // namespace studio::ui
