// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/help/about_window.h"
#include "ui/help/program_details.h"
#include "ui/help/software_parts.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

namespace tst_about_window {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

/// The names by which CMake finds libraries for the program.
QSet<QString> librariesOfCMake()
{
    static const QRegularExpression finds(
        u"\\b(?:find_package|pkg_check_modules|find_library)\\(\\s*([A-Za-z0-9_-]+)"_s);
    const QString root = QStringLiteral(STUDIO_SOURCE_DIR);
    QStringList files{root + u"/CMakeLists.txt"_s};
    for (const QString &folder : {u"/core"_s, u"/ui"_s, u"/app"_s}) {
        QDirIterator all(root + folder, {u"CMakeLists.txt"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            files.append(all.next());
    }
    QSet<QString> found;
    for (const QString &name : files) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = finds.globalMatch(text); match.hasNext();)
            found.insert(match.next().captured(1));
    }
    found.remove(u"PkgConfig"_s); // a tool of the build
    return found;
}

} // namespace

class AboutWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableHasEveryPartThatIsLinked()
    {
        QSet<QString> listed;
        QStringList names;
        for (const ui::SoftwarePart &part : ui::softwareParts()) {
            names.append(QString::fromUtf8(part.name));
            QVERIFY2(*part.licence, part.name);
            QVERIFY2(QString::fromUtf8(part.address).startsWith(u"https://"_s), part.name);
            for (const QString &name : QString::fromUtf8(part.found).split(u' '))
                listed.insert(name);
        }
        QStringList sorted = names;
        sorted.sort(Qt::CaseInsensitive);

        QCOMPARE(listed, librariesOfCMake());
        QCOMPARE(names, sorted);
    }

    void partsAndTheWholeLicenceAreShown()
    {
        ui::AboutWindow window(nullptr);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        const auto *rows = window.findChild<QTreeWidget *>(u"aboutParts"_s);

        QCOMPARE(size_t(rows->topLevelItemCount()), ui::softwareParts().size());
        QCOMPARE(rows->findItems(u"SQLite"_s, Qt::MatchExactly).value(0)->text(1), u"blessing"_s);
        const QString licence = window.findChild<QPlainTextEdit *>(u"aboutLicence"_s)->toPlainText();
        QVERIFY(licence.contains(u"GNU GENERAL PUBLIC LICENSE"_s));
        QVERIFY(licence.contains(u"END OF TERMS AND CONDITIONS"_s));
        QVERIFY(window.findChild<QLabel *>(u"aboutTitle"_s)->text().contains(QStringLiteral(STUDIO_VERSION)));
        QCOMPARE(namelessControls(window), QString());
    }

    void anAddressIsCopiedOnceAPartIsChosen()
    {
        ui::AboutWindow window(nullptr);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        auto *rows = window.findChild<QTreeWidget *>(u"aboutParts"_s);
        auto *copy = window.findChild<QPushButton *>(u"aboutCopyAddress"_s);
        QVERIFY(!copy->isEnabled());

        rows->setCurrentItem(rows->findItems(u"zlib"_s, Qt::MatchExactly).value(0));
        copy->click();

        QCOMPARE(QGuiApplication::clipboard()->text(), u"https://zlib.net"_s);
        QVERIFY(!window.findChild<QLabel *>(u"aboutTold"_s)->text().isEmpty());
    }

    void theDetailsAreCopiedWithoutTheHomeFolder()
    {
        ui::AboutWindow window(nullptr);
        window.setAttribute(Qt::WA_DeleteOnClose, false);

        window.findChild<QPushButton *>(u"aboutCopyDetails"_s)->click();

        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.startsWith(u"Companion Studio: "_s + QStringLiteral(STUDIO_VERSION) + u'\n'));
        QVERIFY(copied.contains(u"\nQt: "_s + QString::fromLatin1(qVersion())));
        QVERIFY(copied.contains(u"\nplatform: offscreen\n"_s));
        QVERIFY(copied.contains(u"\nscreen: "_s) && copied.contains(u", scale "_s));
        QVERIFY(!copied.contains(QDir::homePath() + u'/'));
        QVERIFY(!copied.contains(QSysInfo::machineHostName()) || QSysInfo::machineHostName().size() < 4);
        QCOMPARE(window.findChild<QPlainTextEdit *>(u"aboutDetails"_s)->toPlainText(), copied);
    }

    void aReportIsAskedForOnceTheWindowHasClosed()
    {
        ui::AboutWindow window(nullptr);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        bool wasVisible = true;
        connect(&window, &ui::AboutWindow::reportWanted, &window, [&] { wasVisible = window.isVisible(); });

        window.findChild<QPushButton *>(u"aboutReport"_s)->click();

        QVERIFY(!wasVisible);
    }
};

SUITE_TEST(QApplication, AboutWindowTest)

} // namespace tst_about_window

#include "tst_about_window.moc"
