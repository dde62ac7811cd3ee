// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/prompt_part.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTabBar;

namespace studio::ui {

class LorePane;
class PromptView;
class PromptWatch;

/// The exact prompt that models would get for the companion in the form, once for votes and once for replies,
/// with the cost of each part; and the results of the lorebooks. It requests them only while it is visible.
class PromptPane : public QWidget
{
    Q_OBJECT

public:
    PromptPane(PromptWatch &watch, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void applyTheme();
    void refresh();
    void showLore(const model::PromptPreview &preview);
    void retranslate();
    [[nodiscard]] QString totalText(const QList<model::PromptPart> &parts) const;
    [[nodiscard]] QString languageText(const model::SpokenLanguage &spoken) const;

    PromptWatch &m_watch;
    QTabBar *m_tabs = nullptr;
    QLabel *m_total = nullptr;
    QLabel *m_language = nullptr;
    QLabel *m_state = nullptr;
    PromptView *m_view = nullptr;
    LorePane *m_lore = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace studio::ui
