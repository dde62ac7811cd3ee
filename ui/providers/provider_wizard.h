// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"
#include "ui/providers/provider_probe.h"
#include "ui/providers/provider_saving.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace studio::ui {

class AccessPage;
class LastPage;
class ModelPage;
class NoticeBar;
class TestPage;
class WherePage;

/// Sets a provider up, or changes one, page by page: where, access, model, test, what it is used for. Nothing
/// is saved before the last page, and only the second one has to be right: a list that cannot be had or a
/// test that fails keeps nobody from going on.
class ProviderWizard : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Where, Access, Model, Test, Last };
    struct Start
    {
        ports::ProviderRow row; ///< an empty id: a new one
        Page page = Page::Where;
    };

    ProviderWizard(ports::ProviderPort &port, const ports::ProviderList &list, const Start &start,
                   QWidget *parent);

    void follow(const ports::ProviderList &list); ///< as it is now
    [[nodiscard]] Page page() const;

Q_SIGNALS:
    void stored(const studio::model::Provider &provider, bool asStandard); ///< and everything with it

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    /// What an answer was had with; where it is the same nothing is asked again.
    struct Access
    {
        model::Provider provider;
        QByteArray key;
        bool operator==(const Access &) const = default;
    };
    void makeParts();
    QWidget *makeHead();
    QWidget *makeFoot();
    void connectPages();
    void connectProbe();
    void start();
    void goOn();
    void goBack();
    void enter(Page page);
    void fillAccess();
    void askModels();
    void test();
    void takeCorrection(const model::Provider &provider);
    void fillLast();
    void save();
    void refuse(const QString &reason);
    void refresh();
    void retranslate();
    [[nodiscard]] QString pageTitle() const;
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] QString flaw() const; ///< of the page on screen
    [[nodiscard]] model::Provider provider() const;
    [[nodiscard]] Access listAccess() const; ///< the list is the same whatever model is chosen
    [[nodiscard]] Access testAccess() const;
    [[nodiscard]] bool isTested() const; ///< to the end, as it stands now
    [[nodiscard]] bool isStandard() const;
    [[nodiscard]] bool isNew() const { return m_start.row.provider.id.isEmpty(); }

    ports::ProviderList m_list;
    Start m_start;
    ProviderProbe m_probe;
    ProviderSaving m_saving;
    std::optional<model::Provider> m_begunWith; ///< the place that the second page was filled from
    std::optional<Access> m_asked;              ///< whose models are listed
    std::optional<Access> m_tested;
    std::optional<model::ModelFacts> m_facts; ///< what the test found
    bool m_tried = false;                     ///< to go on, on this page

    NoticeBar *m_notice = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_step = nullptr;
    QStackedWidget *m_pages = nullptr;
    WherePage *m_where = nullptr;
    AccessPage *m_access = nullptr;
    ModelPage *m_model = nullptr;
    TestPage *m_test = nullptr;
    LastPage *m_last = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
};

} // namespace studio::ui
