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

/// What a lorebook says of itself and of all its entries. It keeps nothing: what is written is told as a
/// change of the book that is shown.
class LoreBookForm : public QWidget
{
    Q_OBJECT

public:
    using Change = std::function<void(model::LoreBook &book)>;

    LoreBookForm(QWidget *parent = nullptr);
    ~LoreBookForm() override;

    void show(const model::LoreBook &book); ///< without edited()
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
    QList<QLabel *> m_labels; ///< of the rows, from above
};

} // namespace studio::ui
