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

/// Sets a provider up, or changes it, page by page: place, access, model, test, use. Nothing is saved before
/// the last page, and only the second page has to be valid: a missing list or a failed test does not stop the
/// user.
class ProviderWizard : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Where, Access, Model, Test, Last };
    struct Start
    {
        ports::ProviderRow row; ///< an empty id: a new provider
        Page page = Page::Where;
    };

    ProviderWizard(ports::ProviderPort &port, const ports::ProviderList &list, const Start &start,
                   QWidget *parent);
    ~ProviderWizard() override;

    void follow(const ports::ProviderList &list); ///< the current list
    [[nodiscard]] Page page() const;

Q_SIGNALS:
    void stored(const studio::model::Provider &provider, bool asStandard); ///< including facts and choice

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    /// The access that an answer belongs to; nothing is asked again for an equal access.
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
    [[nodiscard]] QString flaw() const; ///< of the current page
    [[nodiscard]] model::Provider provider() const;
    [[nodiscard]] Access listAccess() const; ///< the list does not depend on the chosen model
    [[nodiscard]] Access testAccess() const;
    [[nodiscard]] bool isTested() const; ///< completed, with the current values
    [[nodiscard]] bool isStandard() const;
    [[nodiscard]] bool isNew() const { return m_start.row.provider.id.isEmpty(); }

    ports::ProviderList m_list;
    Start m_start;
    ProviderProbe m_probe;
    ProviderSaving m_saving;
    std::optional<model::Provider> m_begunWith; ///< the place that the second page was filled from
    std::optional<Access> m_asked;              ///< the access whose models are listed
    std::optional<Access> m_tested;
    std::optional<model::ModelFacts> m_facts; ///< found by the test
    bool m_tried = false;                     ///< the user tried to leave this page

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
