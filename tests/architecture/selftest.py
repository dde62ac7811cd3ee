#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that each rule of check.py can fail, and that good code passes."""
import pathlib
import unittest

import check
import papers
import reach

TABLE = check.read_table("""
core/base : :
core/model : core/base :
core/llm/port.h : core/model :
core/llm : core/llm/port.h :
core/store : core/model : Sql json
app : :
ui/theme : : Gui Widgets
ui/panels : ui/theme core/model : Gui Widgets
tests : core/model : Test
""")
QT = {"QString": "Core", "QWidget": "Widgets", "QLabel": "Widgets", "QColor": "Gui", "QSqlQuery": "Sql"}
HEAD = f"// {check.SPDX[0]} 2026 Somebody\n// {check.SPDX[1]}\n"


def errors(path, body, head=HEAD):
    return [what for _, what in check.file_errors(path, head + body, TABLE, QT)]


class Papers(unittest.TestCase):
    TOUR = "# Tour\n\n## Ten stops\n\n" + "".join(f"{n}. `core/a.cpp:go`\n" for n in range(1, 11))

    def errors(self, tour, files):
        return list(papers.tour_errors(tour, files.get))

    def test_a_stop_that_is_there(self):
        self.assertEqual(self.errors(self.TOUR, {"core/a.cpp": "void Room::go(int a)\n{\n}\n"}), [])
        self.assertEqual(self.errors(self.TOUR, {"core/a.cpp": "Result<int> go(int a)\n{\n}\n"}), [])
        header = self.TOUR.replace("a.cpp", "a.h")
        self.assertEqual(self.errors(header, {"core/a.h": "    virtual void go(int a) = 0;\n"}), [])

    def test_a_stop_that_is_gone(self):
        self.assertNotEqual(self.errors(self.TOUR, {}), [])
        for gone in ("void Room::went()\n{\n    go(1);\n    return go(2);\n}\n", "void Room::letGo()\n{\n}\n"):
            self.assertNotEqual(self.errors(self.TOUR, {"core/a.cpp": gone}), [], gone)

    def test_a_tour_of_nine_stops(self):
        nine = self.TOUR.replace("10. `core/a.cpp:go`\n", "")
        self.assertNotEqual(self.errors(nine, {"core/a.cpp": "void go()\n{\n}\n"}), [])

    def test_arrows_that_others_imply_are_left_out(self):
        self.assertEqual(papers.arrows(TABLE)["core/llm"], ["core/llm/port.h"])
        self.assertEqual(papers.arrows(TABLE)["ui/panels"], ["core/model", "ui/theme"])
        self.assertNotIn("tests", papers.drawing(TABLE))

    def test_another_table_is_another_drawing(self):
        paper = f"{papers.BEGIN}\n```\n{papers.drawing(TABLE)}\n```\n{papers.END}\n"
        self.assertEqual(list(papers.map_errors(paper, TABLE)), [])
        more = {**TABLE, "core/new": ({"core/model"}, set())}
        self.assertNotEqual(list(papers.map_errors(paper, more)), [])
        self.assertNotEqual(list(papers.map_errors("no arrows", TABLE)), [])

    def test_a_large_folder_has_a_readme(self):
        few = {f"core/a/file_{n}.h" for n in range(15)} | {f"core/a/file_{n}.cpp" for n in range(15)}
        below = {"core/a/b/more.h", "core/a/notes.txt"}
        self.assertEqual(list(papers.missing_guides(few | below)), [])
        many = few | {"core/a/one_more.h"}
        self.assertEqual(list(papers.missing_guides(many)), ["core/a: 31 sources and no README.md"])
        self.assertNotEqual(list(papers.missing_guides(many | {"core/README.md", "core/a/b/README.md"})), [])
        self.assertEqual(list(papers.missing_guides(many | {"core/a/README.md"})), [])

    def test_a_readme_names_files_that_are_there(self):
        files = {"core/a/thing.h", "tests/unit/tst_thing.cpp", "core/b/other.h"}

        def found(text):
            return list(papers.guide_errors("core/a/README.md", text, files.__contains__))

        good = "Begin with `thing.h`, `core/a/thing.h` and `../b/other.h`; `tests/unit/tst_thing.cpp` tests `Thing`.\n"
        self.assertEqual(found(good), [])
        self.assertEqual(found(good + "See `gone.h`.\n"), ["core/a/README.md: gone.h is not there"])
        for gone in ("`gone.cpp`", "`core/gone.py`", "`GONE.md`", "`lists/gone.txt`", "`other.h`", "`thing_*.h`"):
            self.assertEqual(len(found(gone)), 1, gone)


class GoodCode(unittest.TestCase):
    def test_passes(self):
        good = '''#include "core/model/a.h"
#include "core/base/b.h"
#include <QString>
#include <vector>
// sender() and processEvents() are only talked about here
const char *text = "co_await, QEventLoop, qDebug(";
connect(a, &A::x, this, [this] { message.sender(); });
'''
        self.assertEqual(errors("core/model/good.cpp", good), [])

    def test_colours_in_the_theme(self):
        self.assertEqual(errors("ui/theme/theme.cpp", '#include <QColor>\nQColor accent("#336699");\n'), [])

    def test_a_link_that_was_asked_about(self):
        self.assertEqual(errors("ui/transcript/link_dialog.cpp", "QDesktopServices::openUrl(url);\n")[1:], [])
        self.assertNotEqual(errors("ui/panels/a.cpp", "QDesktopServices::openUrl(url);\n"), [])

    def test_plain_labels(self):
        for good in (
            "auto *name = new QLabel(this);\nname->setTextFormat(Qt::PlainText);\n",
            "Bar::Bar()\n    : QWidget(nullptr)\n    , m_name(new QLabel(this))\n{\n"
            "    m_name->setTextFormat(Qt::PlainText);\n}\n",
            "QMessageBox box(parent);\nbox.setTextFormat( Qt::PlainText );\n",
            "class Name : public QLabel\n{\n    Name() { setTextFormat(Qt::PlainText); }\n};\n",
        ):
            self.assertEqual(errors("ui/panels/name.cpp", good), [], good)

    def test_each_label_is_told(self):
        told = "auto *name = new QLabel(this);\nname->setTextFormat(Qt::PlainText);\n"
        for second in (
            "auto *other = new QLabel(this);\n",
            "Bar::Bar()\n    : m_other(new QLabel(this))\n{\n}\n",
            "auto *name = new QLabel(this);\n",  # of another function
            "QMessageBox other(parent);\n",
            "layout->addWidget(new QLabel(text, this));\n",
            "class Name : public QLabel\n{\n};\n",
        ):
            self.assertEqual(len(errors("ui/panels/name.cpp", second + told)), 1, second)
            self.assertEqual(len(errors("ui/panels/name.cpp", told + second)), 1, second)

    def test_plain_is_told_after_the_label_is_made(self):
        bad = "name->setTextFormat(Qt::PlainText);\nauto *name = new QLabel(this);\n"
        self.assertEqual(len(errors("ui/panels/name.cpp", bad)), 1)


class Arrows(unittest.TestCase):
    def fails(self, path, include, what):
        self.assertTrue(any(what in one for one in errors(path, include + "\n")), errors(path, include + "\n"))

    def test_against_the_table(self):
        self.fails("core/base/a.cpp", '#include "core/model/a.h"', "core/base must not include from core/model")
        self.fails("ui/panels/a.cpp", '#include "core/llm/brain.h"', "must not include from core/llm")
        self.fails("core/llm/a.cpp", '  #  include "ui/panels/a.h"', "must not include from ui/panels")

    def test_a_port_is_not_its_folder(self):
        self.assertEqual(errors("core/llm/brain.cpp", '#include "core/llm/port.h"\n'), [])
        self.fails("core/llm/port.h", '#include "core/llm/brain.h"', "core/llm/port.h must not include from core/llm")

    def test_a_folder_without_a_line(self):
        self.fails("core/new/a.cpp", "", "belongs to no module")
        self.fails("core/model/a.cpp", '#include "core/new/a.h"', "must not include from core/new/a.h")

    def test_not_from_the_root(self):
        self.fails("core/model/a.cpp", '#include "a.h"', "not written from the root")
        self.fails("core/model/a.cpp", '#include "../base/a.h"', "not written from the root")

    def test_libraries(self):
        self.fails("core/model/a.cpp", "#include <QWidget>", "core/model must not use Widgets")
        self.fails("core/model/a.cpp", "#include <QtSql/QSqlQuery>", "core/model must not use Sql")
        self.fails("ui/panels/a.cpp", "#include <QSqlQuery>", "ui/panels must not use Sql")
        self.fails("core/model/a.cpp", "#include <nlohmann/json.hpp>", "core/model must not use json")
        self.fails("core/model/a.cpp", "#include <zip.h>", "core/model must not use zip")
        self.fails("core/model/a.cpp", "#include <QNoSuchThing>", "unknown Qt module")

    def test_the_table_itself(self):
        self.assertEqual(check.table_errors(TABLE), [])
        self.assertTrue(check.table_errors(check.read_table("a : b :")))
        self.assertTrue(check.table_errors(check.read_table("a : b :\nb : c :\nc : a :")))
        with self.assertRaises(SystemExit):
            check.read_table("a : b")
        with self.assertRaises(SystemExit):
            check.read_table("a : :\na : :")


class Words(unittest.TestCase):
    BAD = {
        "core/model/a.cpp": [
            "QEventLoop loop;", "qApp->processEvents();", "auto *a = sender();", "connect(a, SIGNAL(x()), b, SLOT(y()));",
            "co_await reply;", "QThread::msleep(5);", "QTest::qWait(50);", "std::this_thread::sleep_for(1s);",
            "qDebug() << 1;", "qWarning(\"x\");", "using namespace std;", "for (int i : all | std::views::reverse) {}", "QDesktopServices::openUrl(url);",
            "// TODO later", "/* FIXME */"],
        "ui/panels/a.cpp": [
            "view->setHtml(text);", "view->setMarkdown(text);", "label->setTextFormat(Qt::RichText);",
            "QColor c(255, 0, 0);", 'QColor c("red");', 'QColor c{u"red"_s};', "p.fill(Qt::red);", "p.fill(Qt::darkGray);",
            "auto c = QColorConstants::Red;", "auto c = qRgb(1, 2, 3);", 'auto c = u"#ff8800"_s;',
            "auto *name = new QLabel(text);", "QMessageBox box(this);", "class Badge : public QLabel {};"],
    }

    def test_each_is_found(self):
        for path, lines in self.BAD.items():
            for line in lines:
                with self.subTest(line=line):
                    self.assertNotEqual(errors(path, line + "\n"), [])

    def test_after_a_text_with_slashes(self):
        self.assertNotEqual(errors("core/model/a.cpp", 'auto a = "http://x"; qDebug() << a;\n'), [])
        self.assertNotEqual(errors("core/model/a.cpp", 'auto a = R"(")"; qDebug() << a;\n'), [])

    def test_the_line_is_told(self):
        found = list(check.file_errors("core/model/a.cpp", HEAD + "\n/* two\nlines */\nQEventLoop loop;\n", TABLE, QT))
        self.assertEqual(found[0][0], 6)


class Reach(unittest.TestCase):
    A = "class Talk\n{\n};\nenum class Kind { Shown };\n"

    def found(self, text, **others):
        sources = {"core/model/talk.h": self.A, "core/model/user.cpp": text,
                   **{f"core/model/{name}.h": other for name, other in others.items()}}
        return [what for path, _, what in reach.reach_errors(sources) if path == "core/model/user.cpp"]

    def test_what_is_not_included(self):
        self.assertEqual(self.found("Talk talk;\n"), ["Talk comes from core/model/talk.h, which is not included"])
        self.assertEqual(len(self.found("Kind kind;\n")), 1)
        self.assertEqual(len(self.found('#include "core/model/other.h"\nTalk talk;\n', other="class Other\n{\n};\n")), 1)

    def test_what_is_reached(self):
        self.assertEqual(self.found('#include "core/model/talk.h"\nTalk talk;\n'), [])
        self.assertEqual(self.found('#include "core/model/other.h"\nTalk talk;\n', other='#include "core/model/talk.h"\n'), [])
        self.assertEqual(self.found("class Talk;\nTalk *talk;\n"), [])

    def test_what_qt_has(self):
        qt = reach.QtHeaders(next(pathlib.Path("/usr/include").glob("*/qt6")))

        def missing(name, text):
            return [what for _, _, what in reach.reach_errors({name: text}, qt)]

        self.assertEqual(missing("core/model/a.cpp", "QTimer timer;\n"), ["QTimer is used without <QTimer>"])
        self.assertEqual(missing("core/model/a.h", "QTimer timer;\n"), ["QTimer is used without <QTimer>"])
        self.assertEqual(missing("core/model/a.cpp", "#include <QTimer>\nQTimer timer;\nQString text;\n"), [])
        self.assertEqual(missing("ui/a.cpp", "#include <QWidget>\nQPainter painter;\n"), ["QPainter is used without <QPainter>"])
        self.assertEqual(missing("ui/a.h", "#include <QAbstractItemDelegate>\nvoid paint(QPainter *);\n"), [])

    def test_what_is_something_else(self):
        self.assertEqual(self.found('// a Talk\nauto text = "Talk";\nauto kind = Sign::Talk;\n'), [])
        self.assertEqual(self.found("Talk talk;\n", again="struct Talk\n{\n};\n"), [])
        self.assertEqual(self.found("Shown shown;\n"), [])


class Licence(unittest.TestCase):
    def test_both_lines_come_first(self):
        self.assertNotEqual(errors("core/model/a.cpp", "int a;\n", head=""), [])
        self.assertNotEqual(errors("core/model/a.cpp", "int a;\n", head=HEAD.splitlines()[0] + "\n"), [])
        self.assertNotEqual(errors("core/model/a.cpp", "int a;\n", head="\n" + HEAD), [])


class Output(unittest.TestCase):
    WHY = "commands show text through app/console.h and app/harmless.h"

    def test_nobody_writes_past_the_door(self):
        for code in ("std::cout << 1;", "std::fprintf(stderr, \"a\");", "printf(\"a\");", "f.open(stdout, mode);"):
            found = errors("app/some_command.cpp", code + "\n")
            self.assertTrue(any(what.endswith(self.WHY) for what in found), code)

    def test_the_door_does(self):
        self.assertEqual(errors("app/console.cpp", "std::fputc(1, stdout);\n"), [])
        self.assertEqual(errors("app/some_command.cpp", "print(line); std::snprintf(a, 1, b);\n"), [])


if __name__ == "__main__":
    unittest.main()
