// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "core/model/room_limits.h"
#include "ui/theme/theme.h"

#include <QList>
#include <QMap>
#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace studio::ui {

class FormField;
class LineInput;

/// Chooses how a room takes turns and sets it up: each policy with a sentence, its own settings below, every
/// number checked against the table of limits while it is written.
class PolicyForm : public QWidget
{
    Q_OBJECT

public:
    /// \p available: the others are shown, but cannot be chosen.
    PolicyForm(const model::PolicySettings &settings, const QList<model::PolicyName> &available,
               const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// As written; a number that cannot be used stays as it was before.
    [[nodiscard]] const model::PolicySettings &settings() const { return m_settings; }
    /// What keeps it from being used; of the chosen policy's settings only.
    [[nodiscard]] QString flaw() const;
    void focusFlaw();

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Number
    {
        LineInput *input = nullptr;
        FormField *field = nullptr;
        QString flaw;
    };

    void makePolicies(const QList<model::PolicyName> &available);
    void makeNumbers();
    void makeSwitches();
    void readNumber(model::PolicyNumber number);
    void refresh();
    void retranslate();
    void retranslateSwitches();
    [[nodiscard]] bool isOf(model::PolicyNumber number) const;
    [[nodiscard]] QString rangeText(model::PolicyNumber number) const;

    model::PolicySettings m_start;
    model::PolicySettings m_settings;
    Theme m_theme;
    QButtonGroup *m_policies = nullptr;
    QMap<int, QLabel *> m_sentences;
    QList<model::PolicyName> m_available;
    QMap<int, Number> m_numbers;
    QMap<QCheckBox *, QLabel *> m_hints;
    FormField *m_bargeInField = nullptr;
    QComboBox *m_bargeIn = nullptr;
    FormField *m_userWakesField = nullptr;
    QComboBox *m_userWakes = nullptr;
    QCheckBox *m_hold = nullptr;
    QCheckBox *m_early = nullptr;
    QCheckBox *m_terminal = nullptr;
    QCheckBox *m_repeats = nullptr;
    QCheckBox *m_backchannel = nullptr;
};

} // namespace studio::ui
