// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"

#include <QList>
#include <QMap>
#include <QWidget>

class QButtonGroup;
class QLabel;

namespace studio::ui {

/// All policies, each with a sentence, to choose among.
class PolicyChooser : public QWidget
{
    Q_OBJECT

public:
    /// \p available: other policies are shown, but cannot be chosen.
    PolicyChooser(const QList<model::PolicyName> &available, QWidget *parent);

    void choose(model::PolicyName policy); ///< does not emit chosen()

Q_SIGNALS:
    void chosen(studio::model::PolicyName policy); ///< by the user

private:
    void retranslate();

    QList<model::PolicyName> m_available;
    QButtonGroup *m_buttons = nullptr;
    QMap<int, QLabel *> m_sentences;
};

} // namespace studio::ui
