// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace studio::ui {

class ChipEdit;
class LineInput;
class TextInput;

/// All of one entry of a lorebook that can be written: when it fires, what it says and where that stands. It
/// keeps nothing: what is written is told as a change of the entry that is shown.
class LoreEntryForm : public QWidget
{
    Q_OBJECT

public:
    using Change = std::function<void(model::LoreEntry &entry)>;

    LoreEntryForm(QWidget *parent = nullptr);
    ~LoreEntryForm() override;

    void show(const model::LoreEntry &entry); ///< without edited()
    using QWidget::show;
    void discard(); ///< keywords that are still being written: another entry is about to be shown
    void focusKeys();

Q_SIGNALS:
    void edited(const studio::ui::LoreEntryForm::Change &change);
    void stepEnded();

private:
    void addRow(QFormLayout *form, QWidget *input);
    QSpinBox *addNumber(const QString &objectName, int fewest, int most);
    QCheckBox *addFlag(const QString &objectName, std::function<void(model::LoreEntry &, bool)> write);
    QComboBox *addChoice(const QString &objectName, int choices,
                         std::function<void(model::LoreEntry &, int)> write);
    void makeText(QFormLayout *form);
    void makePlace(QFormLayout *form);
    void makeTiming(QFormLayout *form);
    void makeMatching(QFormLayout *form);
    void tell(const Change &change); ///< a step of its own
    void showPlace(const model::LoreEntry &entry);
    void retranslate();
    void retranslateLabels();

    QCheckBox *m_enabled = nullptr;
    QCheckBox *m_constant = nullptr;
    QCheckBox *m_regex = nullptr;
    QCheckBox *m_noBudget = nullptr;
    QCheckBox *m_excluded = nullptr;
    QCheckBox *m_prevents = nullptr;
    LineInput *m_name = nullptr;
    LineInput *m_group = nullptr;
    ChipEdit *m_keys = nullptr;
    ChipEdit *m_secondary = nullptr;
    QComboBox *m_logic = nullptr;
    QComboBox *m_case = nullptr;
    QComboBox *m_words = nullptr;
    QComboBox *m_place = nullptr;
    TextInput *m_content = nullptr;
    QSpinBox *m_depth = nullptr;
    QSpinBox *m_order = nullptr;
    QSpinBox *m_scanDepth = nullptr;
    QSpinBox *m_chance = nullptr;
    QSpinBox *m_sticky = nullptr;
    QSpinBox *m_cooldown = nullptr;
    QSpinBox *m_delay = nullptr;
    QList<QLabel *> m_labels; ///< of the rows, from above
};

} // namespace studio::ui
