// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/worn_theme.h"
#include "tests/ui/transcript/rows.h"
#include "ui/transcript/link_dialog.h"
#include "ui/transcript/transcript_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_links {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using test::rowAt;

class TestLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRealHostIsNamed_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("encoded");
        QTest::addColumn<QString>("user");
        const auto row = [](const QString &address, const QString &host, const QString &encoded = {},
                            const QString &user = {}) {
            QTest::newRow(qPrintable(address)) << address << host << encoded << user;
        };
        row(u"https://example.com/a?b"_s, u"example.com"_s);
        row(u"https://paypal.com@evil.example/"_s, u"evil.example"_s, {}, u"paypal.com"_s);
        row(u"https://paypal.com:x@evil.example:8443/"_s, u"evil.example:8443"_s, {}, u"paypal.com:x"_s);
        row(u"https://a%2fb@evil.example"_s, u"evil.example"_s, {}, u"a%2Fb"_s);
        row(u"https://аpple.com"_s, u"аpple.com"_s, u"xn--pple-43d.com"_s);
        row(u"https://xn--pple-43d.com"_s, u"аpple.com"_s, u"xn--pple-43d.com"_s);
        row(u"https://日本語.jp/"_s, u"日本語.jp"_s, u"xn--wgv71a119e.jp"_s);
        row(u"http://127.0.0.1:80/"_s, u"127.0.0.1"_s);
        row(u"https://[::1]:444/"_s, u"::1:444"_s);
        row(u"HTTPS://EXAMPLE.COM:443"_s, u"example.com"_s);
    }
    void theRealHostIsNamed()
    {
        QFETCH(QString, address);
        QFETCH(QString, host);
        QFETCH(QString, encoded);
        QFETCH(QString, user);

        const LinkFacts facts = linkFacts(QUrl(address), {});

        QCOMPARE(facts.host, host);
        QCOMPARE(facts.encodedHost, encoded);
        QCOMPARE(facts.userName.toLower(), user.toLower());
        QCOMPARE(facts.isEncrypted, address.toLower().startsWith(u"https"_s));
    }

    void wordsThatNameAnotherHostAreTold_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("claimed");
        QTest::newRow("another") << u"https://paypal.com/login"_s << u"paypal.com"_s;
        QTest::newRow("bare") << u"paypal.com"_s << u"paypal.com"_s;
        QTest::newRow("the same") << u"https://example.com/x"_s << QString();
        QTest::newRow("with www") << u"www.example.com"_s << QString();
        QTest::newRow("words") << u"the page I meant"_s << QString();
        QTest::newRow("a sentence") << u"Yes. No."_s << QString();
        QTest::newRow("a lookalike") << u"exаmple.com"_s << u"exаmple.com"_s;
    }
    void wordsThatNameAnotherHostAreTold()
    {
        QFETCH(QString, words);
        QFETCH(QString, claimed);

        QCOMPARE(linkFacts(QUrl(u"https://example.com/"_s), words).claimedHost, claimed);
    }

    void theDialogShowsAllThereIsToKnow()
    {
        LinkDialog dialog(QUrl(u"http://paypal.com@аpple.com/"_s), u"https://paypal.com"_s, nullptr);

        QCOMPARE(textOf(dialog, u"linkDialog.host"_s), u"аpple.com"_s);
        QVERIFY(textOf(dialog, u"linkDialog.encoded"_s).contains(u"xn--pple-43d.com"_s));
        QVERIFY(textOf(dialog, u"linkDialog.user"_s).contains(u"paypal.com"_s));
        QVERIFY(textOf(dialog, u"linkDialog.claimed"_s).contains(u"paypal.com"_s));
        QVERIFY(!textOf(dialog, u"linkDialog.plain"_s).isEmpty());
        QCOMPARE(dialog.findChild<QPlainTextEdit *>(u"linkDialog.address"_s)->toPlainText(),
                 u"http://paypal.com@xn--pple-43d.com/"_s);
    }

    void anOrdinaryLinkIsNotWarnedOf()
    {
        const tests::WornTheme dark(Theme::dark());
        LinkDialog dialog(QUrl(u"https://example.com/"_s), u"a page"_s, nullptr);

        for (const QString &name : {u"encoded"_s, u"user"_s, u"claimed"_s, u"plain"_s})
            QVERIFY(!dialog.findChild<QLabel *>(u"linkDialog."_s + name));
        QVERIFY(dialog.findChild<QPushButton *>(u"linkDialog.cancel"_s)->isDefault());
    }

    void everyControlHasAName()
    {
        LinkDialog dialog(QUrl(u"http://paypal.com@аpple.com/"_s), u"https://paypal.com"_s, nullptr);

        QCOMPARE(tests::namelessControls(dialog), QString());
    }

    void nothingIsOpenedBeforeAYes()
    {
        LinkDialog dialog(QUrl(u"https://example.com/"_s), {}, nullptr);
        QList<QUrl> opened;
        dialog.setOpener([&opened](const QUrl &address) {
            opened.append(address);
            return true;
        });
        dialog.show();

        dialog.findChild<QPushButton *>(u"linkDialog.copy"_s)->click();
        QCOMPARE(opened.size(), 0);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"https://example.com/"_s);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(opened.size(), 0);
        QVERIFY(!dialog.isVisible());
    }

    void aYesOpensExactlyThatAddress()
    {
        LinkDialog dialog(QUrl(u"https://example.com/x?y#z"_s), {}, nullptr);
        QList<QUrl> opened;
        bool taken = false;
        dialog.setOpener([&](const QUrl &address) {
            opened.append(address);
            return taken;
        });
        dialog.show();
        auto *open = dialog.findChild<QPushButton *>(u"linkDialog.open"_s);

        open->click();
        QVERIFY(dialog.isVisible()); // no program took it: reported, and the dialog stays
        QVERIFY(dialog.findChild<QLabel *>(u"linkDialog.failed"_s)->isVisible());
        taken = true;
        open->click();

        QCOMPARE(opened, QList<QUrl>(2, QUrl(u"https://example.com/x?y#z"_s)));
        QVERIFY(!dialog.isVisible());
    }

    void whatIsNoWebAddressIsNotAskedAbout()
    {
        for (const QString &address :
             {u"file:///etc/passwd"_s, u"javascript:alert(1)"_s, u"ftp://a.b/"_s, u"x"_s, QString()})
            QVERIFY(!LinkDialog::ask(QUrl(address), {}, nullptr));
    }

    void aClickOnALinkIsToldAndOpensNothing()
    {
        show(u"[the page](https://example.com/x)"_s);
        QSignalSpy told(m_view.get(), &TranscriptView::linkActivated);

        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_link);

        QCOMPARE(told.size(), 1);
        QCOMPARE(told.first().at(0).toUrl(), QUrl(u"https://example.com/x"_s));
        QCOMPARE(told.first().at(1).toString(), u"the page"_s);
    }

    void thePointerShowsALink()
    {
        show(u"[the page](https://example.com/x)"_s);
        const QImage before = m_view->grab().toImage();

        QTest::mouseMove(m_view->viewport(), m_link);

        QCOMPARE(m_view->viewport()->cursor().shape(), Qt::PointingHandCursor);
        QVERIFY(m_view->grab().toImage() != before);
    }

    void selectingOverALinkDoesNotFollowIt()
    {
        show(u"[the page of pages](https://example.com/x)"_s);
        QSignalSpy told(m_view.get(), &TranscriptView::linkActivated);

        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, m_link);
        QTest::mouseMove(m_view->viewport(), m_link + QPoint(60, 0));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, m_link + QPoint(60, 0));

        QCOMPARE(told.size(), 0);
        QVERIFY(!m_view->selectedText().isEmpty());
    }

    void aHostileLinkIsNone()
    {
        show(u"[the page](javascript:alert) [x](file:///etc/passwd)"_s);
        QSignalSpy told(m_view.get(), &TranscriptView::linkActivated);

        for (int x = 0; x < m_view->viewport()->width(); x += 7)
            QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(x, m_link.y()));

        QCOMPARE(told.size(), 0);
    }

private:
    static QString textOf(QDialog &dialog, const QString &name)
    {
        const auto *label = dialog.findChild<QLabel *>(name);
        return label ? label->text() : QString();
    }
    // One message at the bottom; m_link is in its first word.
    void show(const QString &text)
    {
        m_view.reset();
        m_model = std::make_unique<TranscriptModel>();
        m_view = std::make_unique<TranscriptView>(*m_model);
        m_view->resize(600, 300);
        m_model->append(rowAt(1, text, u"companion_kyoko"_s));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        const int left = RowFrame({m_view->font(), 560, {}, {}}).left;
        const QRect row = m_view->visibleRows().last().rect;
        m_link = QPoint(row.left() + left + 6,
                        row.bottom() - Metrics().small - Metrics().tiny - m_view->fontMetrics().height() / 2);
    }

    std::unique_ptr<TranscriptModel> m_model;
    std::unique_ptr<TranscriptView> m_view;
    QPoint m_link;
};

SUITE_TEST(QApplication, TestLinks)

} // namespace tst_links

#include "tst_links.moc"
