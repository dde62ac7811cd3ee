// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form/field_group.h"

class QLabel;
class QPushButton;

namespace studio::ui {

/// A foldable part of a persona's form: a button that opens it, a line that says what is in it, and its
/// fields. Subclasses choose the fields.
class FormSection : public FieldGroup
{
    Q_OBJECT

public:
    FormSection(const QString &objectName, PersonaEdit &edit, QWidget *parent);

    void unfold(bool unfolded);

Q_SIGNALS:
    void unfolded();      ///< for the first time
    void unfoldedAgain(); ///< every later time

protected:
    /// Sets all its texts; called when the language changes. A subclass calls it once in its constructor.
    virtual void retranslate() = 0;
    void setWords(const QString &title,
                  const QString &hint); ///< the hint stands beside the button while the section is folded
    void changeEvent(QEvent *event) override;

private:
    bool m_wasUnfolded = false;
    QPushButton *m_fold = nullptr;
    QLabel *m_hint = nullptr;
};

} // namespace studio::ui
