// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the page of shortcuts for people to look at: written to shots/keys in the build folder.

#include "tests/support/suite.h"
#include "ui/actions/shortcut_book.h"
#include "ui/keys/keyboard_page.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>

namespace make_keyboard_shots {

using namespace Qt::StringLiterals;
using namespace studio::ui;

class KeyboardShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("look");
        for (const QString &name : {u"list"_s, u"second"_s, u"taken"_s, u"fixed"_s, u"nothing"_s})
            for (const QString &look :
                 {u"light"_s, u"dark"_s, u"contrast"_s, u"ja"_s, u"zh_CN"_s, u"large"_s})
                QTest::newRow(qPrintable(name + u'-' + look)) << name << look;
    }
    void take();
};

void KeyboardShots::take()
{
    QFETCH(QString, name);
    QFETCH(QString, look);
    const bool isTranslated = look == "ja"_L1 || look == "zh_CN"_L1;
    QTranslator words;
    if (isTranslated &&
        words.load(QStringLiteral(STUDIO_BINARY_DIR "/translations/companion-studio_%1.qm").arg(look)))
        qApp->installTranslator(&words);
    const Theme theme = look == "dark"_L1 || look == "ja"_L1 ? Theme::dark()
                        : look == "contrast"_L1              ? Theme::highContrast()
                                                             : Theme::light();
    theme.applyTo(*qApp, isTranslated ? QLocale(look) : QLocale(QLocale::English));
    QFont font = qApp->font();
    font.setPointSizeF(look == "large"_L1 ? 20 : 10);
    qApp->setFont(font);

    ShortcutBook book;
    QVERIFY(book.setKeys(u"newRoomAction"_s, {QKeySequence(u"Ctrl+J"_s), QKeySequence(u"F9"_s)}));
    KeyboardPage page(book);

    page.resize(look == "large"_L1 ? QSize(1000, 900) : QSize(560, 600));
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto *tree = page.findChild<QTreeWidget *>(u"keysTree"_s);
    const auto choose = [tree](int group, int row) {
        tree->setCurrentItem(tree->topLevelItem(group)->child(row));
    };
    auto *field = page.findChild<QLineEdit *>(u"keysField1"_s);
    if (name == "second"_L1)
        choose(0, 0);
    if (name == "list"_L1 || name == "taken"_L1)
        choose(0, 2);
    if (name == "taken"_L1) {
        field->setFocus(Qt::TabFocusReason);
        QTest::keyClick(field, Qt::Key_2, Qt::AltModifier);
    }
    if (name == "fixed"_L1)
        choose(tree->topLevelItemCount() - 2, 0);
    if (name == "nothing"_L1)
        page.findChild<QLineEdit *>(u"keysSearch"_s)->setText(u"zebra"_s);
    for (int pass = 0; pass < 3; ++pass)
        QCoreApplication::processEvents();

    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots/keys"));
    QVERIFY(shots.mkpath(u"."_s));
    QVERIFY(page.grab().save(shots.filePath(name + u'-' + look + u".png"_s)));
    qApp->removeTranslator(&words);
}

SUITE_TEST(QApplication, KeyboardShots)

} // namespace make_keyboard_shots

#include "make_keyboard_shots.moc"
