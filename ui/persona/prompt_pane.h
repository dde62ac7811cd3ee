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

/// Word for word what models would be told of the companion as it stands in the form, once for its votes and
/// once for what it says, with what each part costs; and what came of its lorebooks. Asks for it only while
/// it is to be seen.
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
