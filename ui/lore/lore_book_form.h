// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace studio::ui {

class LineInput;
class TextInput;

/// The settings of a lorebook, and what it says about all its entries. It stores nothing: every edit is
/// reported as a change of the shown book.
class LoreBookForm : public QWidget
{
    Q_OBJECT

public:
    using Change = std::function<void(model::LoreBook &book)>;

    LoreBookForm(QWidget *parent = nullptr);
    ~LoreBookForm() override;

    void show(const model::LoreBook &book); ///< emits no edited()
    using QWidget::show;
    void focusName();

Q_SIGNALS:
    void edited(const studio::ui::LoreBookForm::Change &change);
    void stepEnded();

private:
    void retranslate();

    LineInput *m_name = nullptr;
    TextInput *m_description = nullptr;
    QSpinBox *m_scanDepth = nullptr;
    QSpinBox *m_budget = nullptr;
    QComboBox *m_recursive = nullptr;
    QCheckBox *m_namesFire = nullptr;
    QList<QLabel *> m_labels; ///< of the rows, top to bottom
};

} // namespace studio::ui
