// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/validation.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace studio::ui {

/// A labelled input of a form: its name over it, a count or a note at the end of that line, and under it what
/// is wrong and what to do about it. The place for the fault costs nothing while there is none.
class FormField : public QWidget
{
    Q_OBJECT

public:
    FormField(const QString &objectName, QWidget *input, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHint(const QString &hint); ///< what to write here, quiet, under the label; empty: none
    void setNote(const QString &note); ///< at the end of the label's line
    /// The first of them is shown; errors come first. The input says it to screen readers too.
    void setFlaws(const QList<persona::Flaw> &flaws);
    void setFlaw(const QString &flaw); ///< the only one, an error; empty: none
    /// Until the next setFlaws(): something that just happened here.
    void tell(const QString &what);

    [[nodiscard]] QString flawText() const;
    void focusInput(); ///< the first of its inputs that can be reached
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
