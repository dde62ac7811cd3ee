// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;

namespace studio::ui {

/// A check box with a quiet line below it that says what it does.
class HintedBox : public QWidget
{
    Q_OBJECT

public:
    HintedBox(const QString &objectName, QWidget *parent);

    [[nodiscard]] bool isChecked() const;
    void setChecked(bool checked);
    void setWords(const QString &text, const QString &hint);

Q_SIGNALS:
    void clicked(bool checked); ///< by the user

private:
    QCheckBox *m_box = nullptr;
    QLabel *m_hint = nullptr;
};

} // namespace studio::ui
