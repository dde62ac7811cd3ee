// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace studio::ui {

/// The bottom of a companion's form: whether the companion is saved, what the companion costs in every
/// prompt, and the buttons that save and close.
class PersonaFoot : public QWidget
{
    Q_OBJECT

public:
    explicit PersonaFoot(QWidget *parent);

    void showState(const QString &text, bool isTrouble);
    void showTokens(qint64 tokens); ///< of the description, in every prompt; 0: shows nothing
    void setSavable(bool isSavable);

Q_SIGNALS:
    void closeWanted();
    void saveWanted();

private:
    void retranslate();

    QLabel *m_state = nullptr;
    QLabel *m_tokens = nullptr;
    QPushButton *m_close = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace studio::ui
